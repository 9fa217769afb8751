import { insuranceSection } from "./insurance.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "department" });

export const departmentPages = {
  departmentNew: page(`${insuranceSection}/nove-pracoviste`, "departments/create"),
  department: page(`${insuranceSection}/pracoviste/:id`, "departments/edit"),
  departmentRemove: page(`${insuranceSection}/pracoviste/:id/odebrani`, "departments/remove"),
};
