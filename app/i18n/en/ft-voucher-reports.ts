import type { ftVoucherReports as cs } from "../cs/ft-voucher-reports.ts";
import type { Words } from "../words.ts";

export const ftVoucherReports = {
  title: "Report to the applicant",
  back: "Back to the voucher",
  workplace: "specialty {{expertise}}, IČP {{icp}}",
  phone: "phone {{phone}}",
  provider: "Provider",
  companyNumber: "IČO {{number}}",
  icz: "IČZ {{number}}",
  extent: "Extent of care",
  visitsGiven: "Visits given: {{given}} of {{asked}}, from {{from}} to {{to}}",
  day: "Day",
  noOperations: "no operations",
  sums: "Operations in all",
  given: "Given",
  conclusionFrom: "Conclusion of {{day}}",
  conclusionOf: "Conclusion from the report",
  withoutText: "without text",
  use: "Use",
  unsignedTitle: "Visits without a signed report",
  unsignedText: "They are not on the paper yet. Each is added once its report is signed.",
  noVisit: "No visit on the voucher has taken place yet, so there is nothing to report.",
  noneSigned: "No visit on the voucher has a signed report yet, so there is nothing to report.",
} satisfies Words<typeof cs>;
