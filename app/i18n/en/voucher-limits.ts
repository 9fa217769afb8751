import type { voucherLimits as cs } from "../cs/voucher-limits.ts";
import type { Words } from "../words.ts";

export const voucherLimits = {
  BOOK: "book by {{day}}, {{left}}",
  BEGIN: "begin by {{day}}, {{left}}",
  END: "end by {{day}}, {{left}}",
  lastDay: "today at the latest",
  left_one: "{{count}} day left",
  left_other: "{{count}} days left",
  late_one: "{{count}} day late",
  late_other: "{{count}} days late",
  payment: "Payment",
  payer: "Payer",
  onVoucher_one: "FT voucher, {{count}} visit left",
  onVoucher_other: "FT voucher, {{count}} visits left",
  voucherOf: "{{applicant}}, issued on {{day}}",
  patient: "Patient",
  seriesHint: "Of a series the voucher pays as many visits as it has left, the patient the others.",
} satisfies Words<typeof cs>;
