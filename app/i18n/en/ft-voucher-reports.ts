import type { ftVoucherReports as cs } from "../cs/ft-voucher-reports.ts";
import type { Words } from "../words.ts";

export const ftVoucherReports = {
  title: "Report to the referring doctor",
  back: "Back to the voucher",
  workplace: "specialty {{expertise}}, IČP {{icp}}",
  phone: "phone {{phone}}",
  provider: "Provider",
  companyNumber: "IČO {{number}}",
  icz: "IČZ {{number}}",
  extent: "Extent of care",
  visitsGiven: "Visits provided: {{given}} of {{asked}} prescribed, from {{from}} to {{to}}",
  day: "Day",
  noOperations: "no procedures",
  sums: "Procedures in total",
  given: "Provided",
  conclusionFrom: "Conclusion of {{day}}",
  conclusionOf: "Conclusion from the report",
  withoutText: "without text",
  use: "Use",
  unsignedTitle: "Visits without a signed report",
  unsignedText: "They are not in the printout yet. Each is added once its report is signed.",
  noVisit: "No visit on the voucher has taken place yet, so there is nothing to report.",
  noneSigned: "No visit on the voucher has a signed report yet, so there is nothing to report.",
} satisfies Words<typeof cs>;
