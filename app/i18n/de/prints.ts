import type { prints as cs } from "../cs/prints.ts";
import type { Words } from "../words.ts";

export const prints = {
  print: "Drucken",
  reportsTitle: "Berichte zum Drucken",
  backToCard: "Zurück zur Karte",
  noReports: "Es gibt nichts zu drucken: Sie haben keinen Bericht ausgewählt, oder auf der Karte ist keiner unterschrieben.",
  inAll: "Insgesamt {{count}}.",
  partOf: "Hier sind {{from}}–{{to}} von {{total}}.",
  partsText: "Auf einmal werden höchstens {{most}} gedruckt, den Rest finden Sie in den weiteren Teilen.",
  part: "{{from}}–{{to}}",
  patient: "Patient",
  born: "Geboren",
  personalNumber: "Geburtsnummer",
  insurer: "Krankenkasse",
} satisfies Words<typeof cs>;
