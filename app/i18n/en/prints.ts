import type { prints as cs } from "../cs/prints.ts";
import type { Words } from "../words.ts";

export const prints = {
  print: "Print",
  reportsTitle: "Reports to print",
  backToCard: "Back to the card",
  noReports: "There is nothing to print: you chose no report, or none on the card is signed.",
  inAll: "{{count}} in all.",
  partOf: "Here are {{from}}–{{to}} of {{total}}.",
  partsText: "At most {{most}} are printed at once, the rest is in the other parts.",
  part: "{{from}}–{{to}}",
  patient: "Patient",
  born: "Born",
  personalNumber: "birth number",
  insurer: "Insurer",
} satisfies Words<typeof cs>;
