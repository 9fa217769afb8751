import type { prints as cs } from "../cs/prints.ts";
import type { Words } from "../words.ts";

export const prints = {
  print: "Tlač",
  reportsTitle: "Správy na tlač",
  backToCard: "Späť na kartu",
  noReports: "Niet čo tlačiť: nevybrali ste žiadnu správu, alebo na karte žiadna podpísaná nie je.",
  inAll: "Spolu {{count}}.",
  partOf: "Tu sú {{from}}–{{to}} z\u00a0{{total}}.",
  partsText: "Naraz sa tlačí najviac {{most}}, zvyšok nájdete v\u00a0ďalších častiach.",
  part: "{{from}}–{{to}}",
  patient: "Pacient",
  born: "Narodenie",
  personalNumber: "rodné číslo",
  insurer: "Poisťovňa",
} satisfies Words<typeof cs>;
