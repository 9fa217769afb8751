import type { PriceTarget } from "#rules/codes.ts";
import { integer, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

/** Kinds of rows with a price, by their words in addresses. */
export const priceKinds = {
  sluzba: "PROCEDURE",
  produkt: "ADDITIONAL_PROCEDURE",
  permanentka: "VOUCHER_PRESET",
} as const satisfies Record<string, PriceTarget>;

const page = pagesOf({ menu: "settings", may: "medicalCenter:write" });

export const pricePages = {
  priceList: page("nastaveni/zdravotnicke-zarizeni/cenik", "prices/list", {
    found: "prices:title",
    section: { group: "offer", text: "prices:text", icon: "payment" },
    query: { sort: oneOf("priced", "kind", "price"), direction: oneOf("asc", "desc"), page: integer },
  }),
  pricesNew: page("cenik/nove-ceny", "prices/set", { query: { from: text, page: integer } }),
  pricesChange: page("cenik/zmena-o-procento", "prices/change", {
    query: { from: text, percent: text, page: integer },
  }),
  priceListPrint: page("cenik/tisk", "prices/print", { layout: "print", query: { from: text } }),
  priceNew: page("cenik/:kind/:id/nova-cena", "prices/add", { row: "procedure" }),
  priceRemove: page("cenik/cena/:id/odebrani", "prices/remove", { row: "setPrice" }),
};
