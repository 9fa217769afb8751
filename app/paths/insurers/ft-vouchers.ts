import { insurerCodes } from "#rules/codes.ts";
import { choice, integer, list, one, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "patients", may: "ftVoucher:keep" });

export const ftVoucherPages = {
  ftVouchers: page("poukazy-ft", "ft-vouchers/list", {
    found: "ftVouchers:listTitle",
    query: {
      tab: oneOf("uzavrene", "k-zadani"),
      risk: one,
      q: text,
      insurer: choice(oneOf(...insurerCodes)),
      sort: oneOf("limit", "issued"),
      direction: oneOf("asc", "desc"),
      page: integer,
    },
  }),
  ftVoucherNew: page("kartoteka/:uuid/novy-poukaz-ft", "ft-vouchers/create", { query: { find: one, back: text } }),
  ftVoucher: page("poukazy-ft/:id", "ft-vouchers/show", { row: "ftVoucher" }),
  ftVoucherEdit: page("poukazy-ft/:id/upravit", "ft-vouchers/edit", { row: "ftVoucher", query: { find: one } }),
  ftVoucherPlan: page("poukazy-ft/:id/planovani", "ft-vouchers/plan", {
    row: "ftVoucher",
    query: {
      procedure: naming("procedure", integer),
      profile: naming("profile", integer),
      facilities: naming("facility", list(integer)),
      from: text,
      timeFrom: text,
      timeTo: text,
      weekdays: list(integer),
      visits: text,
      daysBetween: text,
    },
  }),
  ftVoucherReport: page("poukazy-ft/:id/zprava", "ft-vouchers/report", {
    layout: "print",
    may: "medicalReport:read",
    row: "ftVoucher",
    query: { report: naming("report", choice(text)) },
  }),
  ftVoucherConfirm: page("poukazy-ft/:id/:operation", "ft-vouchers/confirm", { row: "ftVoucher" }),
  applicantSuggestions: page("hledani/zadatele", "search/applicants", { layout: "none", query: { q: text } }),
};
