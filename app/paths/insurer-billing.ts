import { integer, text } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "payments", may: "insurer:read" });

export const insurerBillingPages = {
  insurerBilling: page("vyuctovani-pro-pojistovny", "insurer-billing/show", {
    found: "insurerBilling:title",
    query: { month: text, held: integer, visits: integer },
  }),
  batchReader: page("vyuctovani-pro-pojistovny/cteni-davky", "insurer-billing/read-file", {
    may: "medicalCenter:write",
    found: "insurerBilling:reader.title",
  }),
};
