import type { voucherLimits as cs } from "../cs/voucher-limits.ts";
import type { Words } from "../words.ts";

export const voucherLimits = {
  BOOK: "objednať do {{day}}, {{left}}",
  BEGIN: "začať do {{day}}, {{left}}",
  END: "dokončiť do {{day}}, {{left}}",
  lastDay: "dnes je posledný deň",
  left_one: "zostáva {{count}} deň",
  left_few: "zostávajú {{count}} dni",
  left_many: "zostáva {{count}} dňa",
  left_other: "zostáva {{count}} dní",
  late_one: "{{count}} deň po\u00a0lehote",
  late_few: "{{count}} dni po\u00a0lehote",
  late_many: "{{count}} dňa po\u00a0lehote",
  late_other: "{{count}} dní po\u00a0lehote",
  payment: "Úhrada",
  payer: "Kto platí",
  onVoucher_one: "Poukaz FT, zostáva {{count}} návšteva",
  onVoucher_few: "Poukaz FT, zostávajú {{count}} návštevy",
  onVoucher_many: "Poukaz FT, zostáva {{count}} návštevy",
  onVoucher_other: "Poukaz FT, zostáva {{count}} návštev",
  voucherOf: "{{applicant}}, vystavené {{day}}",
  patient: "Pacient",
  seriesHint: "Zo série platí poukaz toľko návštev, koľko na\u00a0ňom zostáva, zvyšné pacient.",
} satisfies Words<typeof cs>;
