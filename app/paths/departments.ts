import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "department" });
const section = "nastaveni/zdravotnicke-zarizeni/smlouvy-se-zdravotnimi-pojistovnami";

export const departmentPages = {
  departmentNew: page(`${section}/nove-pracoviste`, "departments/create"),
  department: page(`${section}/pracoviste/:id`, "departments/edit"),
  departmentRemove: page(`${section}/pracoviste/:id/odebrani`, "departments/remove"),
};
