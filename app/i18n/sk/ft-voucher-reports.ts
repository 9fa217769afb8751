import type { ftVoucherReports as cs } from "../cs/ft-voucher-reports.ts";
import type { Words } from "../words.ts";

export const ftVoucherReports = {
  title: "Správa žiadateľovi",
  back: "Späť na poukaz",
  workplace: "odbornosť {{expertise}}, IČP {{icp}}",
  phone: "telefón {{phone}}",
  provider: "Poskytovateľ",
  companyNumber: "IČO {{number}}",
  icz: "IČZ {{number}}",
  extent: "Rozsah starostlivosti",
  visitsGiven: "Uskutočnené návštevy: {{given}} z\u00a0predpísaných {{asked}}, od {{from}} do {{to}}",
  day: "Deň",
  noOperations: "bez výkonov",
  sums: "Výkony spolu",
  given: "Vykonané",
  conclusionFrom: "Záver zo dňa {{day}}",
  conclusionOf: "Záver zo správy",
  withoutText: "bez textu",
  use: "Použiť",
  unsignedTitle: "Návštevy bez podpísanej správy",
  unsignedText: "Na papieri ešte nie sú. Doplnia sa samy, keď bude ich správa podpísaná.",
  noVisit: "Na poukaz zatiaľ neprebehla žiadna návšteva, žiadateľovi teda nie je čo oznámiť.",
  noneSigned: "Žiadna návšteva na poukaz zatiaľ nemá podpísanú správu, žiadateľovi teda nie je čo oznámiť.",
} satisfies Words<typeof cs>;
