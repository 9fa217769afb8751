import { integer, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "ftVoucher:keep", row: "ftVoucherApplicant" });

export const ftVoucherApplicantPages = {
  ftVoucherApplicants: page("nastaveni/zdravotnicke-zarizeni/zadatele-ft-poukazu", "ft-voucher-applicants/list", {
    found: "ftVoucherApplicants:title",
    section: { group: "insurers", text: "ftVoucherApplicants:text", icon: "users", country: "CZ" },
    query: {
      q: text,
      tab: oneOf("archiv"),
      sort: oneOf("applicant"),
      direction: oneOf("asc", "desc"),
      page: integer,
    },
  }),
  ftVoucherApplicantNew: page("novy-zadatel-ft-poukazu", "ft-voucher-applicants/create"),
  ftVoucherApplicant: page("editace-zadatele-ft-poukazu/:id", "ft-voucher-applicants/edit"),
  ftVoucherApplicantArchive: page("editace-zadatele-ft-poukazu/:id/archivace", "ft-voucher-applicants/archive"),
};
