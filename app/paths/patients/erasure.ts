import { integer, oneOf } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings" });

const paged = { direction: oneOf("asc", "desc"), page: integer };

export const erasurePages = {
  patientErase: page("kartoteka/:uuid/vymaz", "erasure/erase", { menu: "patients" }),
  patientErasePrint: page("kartoteka/:uuid/vymaz/tisk", "erasure/print-erasure", { layout: "print", menu: "patients" }),
  patientKeep: page("kartoteka/:uuid/ponechani", "erasure/keep-longer", {
    menu: "patients",
    may: "disposal:confirm",
    query: { disposal: naming("disposal", integer) },
  }),
  retention: page("nastaveni/zdravotnicke-zarizeni/doba-uchovani", "erasure/retention", {
    may: "medicalCenter:write",
    found: "erasure:retentionTitle",
    section: { group: "law", text: "erasure:retentionText", icon: "history" },
  }),
  disposals: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace", "erasure/list", {
    may: "disposal:confirm",
    found: "erasure:disposalsTitle",
    section: { group: "records", text: "erasure:disposalsText", icon: "archive" },
    query: { sort: oneOf("opened"), ...paged },
  }),
  disposal: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id", "erasure/decide", {
    row: "disposal",
  }),
  disposalWithdraw: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/navrh/:id/zpet", "erasure/withdraw", {
    row: "disposal",
  }),
  disposalRecord: page("nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam", "erasure/record", {
    query: { sort: oneOf("confirmed"), ...paged },
  }),
  disposalRecordPrint: page(
    "nastaveni/zdravotnicke-zarizeni/vyrazeni-dokumentace/zaznam/tisk",
    "erasure/print-record",
    { layout: "print", query: { page: integer } },
  ),
};
