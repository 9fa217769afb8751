import type { voucherLimits as cs } from "../cs/voucher-limits.ts";
import type { Words } from "../words.ts";

export const voucherLimits = {
  BOOK: "book by {{day}}, {{left}}",
  BEGIN: "start by {{day}}, {{left}}",
  END: "finish by {{day}}, {{left}}",
  lastDay: "today is the last day",
  left_one: "{{count}} day left",
  left_other: "{{count}} days left",
  late_one: "{{count}} day overdue",
  late_other: "{{count}} days overdue",
  payment: "Payment",
  payer: "Payer",
  onVoucher_one: "FT voucher, {{count}} visit left",
  onVoucher_other: "FT voucher, {{count}} visits left",
  voucherOf: "{{applicant}}, issued on {{day}}",
  patient: "Patient",
  seriesHint: "In a series, the FT voucher pays for as many visits as it has left, the patient for the rest.",
} satisfies Words<typeof cs>;
