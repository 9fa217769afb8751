import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "payments", may: "medicalCenter:write" });

export const insurerBillingPages = {
  batchReader: page("vyuctovani-pro-pojistovny/cteni-davky", "insurer-billing/read-file", {
    found: "insurerBilling:reader.title",
  }),
};
