import type { voucherLimits as cs } from "../cs/voucher-limits.ts";
import type { Words } from "../words.ts";

export const voucherLimits = {
  BOOK: "buchen bis {{day}}, {{left}}",
  BEGIN: "beginnen bis {{day}}, {{left}}",
  END: "beenden bis {{day}}, {{left}}",
  lastDay: "nur noch heute",
  left_one: "noch {{count}} Tag",
  left_other: "noch {{count}} Tage",
  late_one: "{{count}} Tag zu spät",
  late_other: "{{count}} Tage zu spät",
  payment: "Bezahlung",
  payer: "Wer zahlt",
  onVoucher_one: "FT-Verordnung, noch {{count}} Besuch",
  onVoucher_other: "FT-Verordnung, noch {{count}} Besuche",
  voucherOf: "{{applicant}}, ausgestellt am {{day}}",
  patient: "Patient",
  seriesHint:
    "Von einer Serie laufen so viele Besuche auf die Verordnung, wie noch übrig sind, die restlichen zahlt der Patient.",
} satisfies Words<typeof cs>;
