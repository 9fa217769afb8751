import { text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

/** The kinds of documents by the words of the address. */
export const seriesKinds = { faktury: "INVOICE", dobropisy: "CREDIT_NOTE", "prijate-platby": "ADVANCE" } as const;
export type SeriesWord = keyof typeof seriesKinds;

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const billingPages = {
  billing: page("nastaveni/zdravotnicke-zarizeni/fakturacni-udaje", "billing/edit", {
    found: "billing:title",
    section: { group: "money", text: "billing:text", icon: "payment" },
    query: { ico: text },
  }),
  invoicingSwitch: page("nastaveni/zdravotnicke-zarizeni/fakturacni-udaje/zapnuti", "billing/switch"),
  invoiceSeries: page("nastaveni/zdravotnicke-zarizeni/fakturacni-udaje/ciselna-rada/:series", "billing/series"),
};
