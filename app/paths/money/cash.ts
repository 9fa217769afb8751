import { receiptSizes } from "../paper-sizes.ts";
import { integer, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "payments" });

export const cashPages = {
  cashBook: page("pokladna", "cash/book", {
    may: "cashBook:keep",
    found: "cash:book",
    query: { box: naming("cashBox", integer), month: text, page: integer },
  }),
  cashBookPrint: page("pokladna/tisk", "cash/print-book", {
    layout: "print",
    may: "cashBook:keep",
    query: { box: naming("cashBox", integer), month: text, page: integer },
  }),
  cashEntryNew: page("pokladna/pohyb", "cash/create-entry", {
    may: "cashBook:keep",
    query: { box: naming("cashBox", integer) },
  }),
  cashClose: page("pokladna/uzaverka", "cash/close", {
    may: "cashBook:keep",
    query: { box: naming("cashBox", integer) },
  }),
  cashReceipt: page("pokladna/doklad/:id", "cash/receipt", {
    layout: "print",
    may: "payment:read",
    row: "cashEntry",
    query: { paper: oneOf(...receiptSizes) },
  }),
  cashBoxes: page("nastaveni/zdravotnicke-zarizeni/pokladny", "cash/boxes", {
    menu: "settings",
    may: "medicalCenter:write",
    found: "cash:boxes",
    section: { group: "money", text: "cash:text", icon: "payment" },
  }),
  cashBoxNew: page("pokladny/nova", "cash/create-box", {
    menu: "settings",
    may: "medicalCenter:write",
  }),
  cashBox: page("pokladny/:id", "cash/edit-box", {
    menu: "settings",
    may: "medicalCenter:write",
    row: "cashBox",
  }),
  cashBoxArchive: page("pokladny/:id/archivace", "cash/archive-box", {
    menu: "settings",
    may: "medicalCenter:write",
    row: "cashBox",
  }),
};
