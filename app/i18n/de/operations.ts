import type { operations as cs } from "../cs/operations.ts";
import type { Words } from "../words.ts";

export const operations = {
  operations: "Kassenleistungen",
  operationsHint:
    "Code der Kassenleistung und wie oft. Leere Zeilen werden nicht gespeichert; nach dem Speichern kommen weitere dazu.",
  row: "{{number}}. Kassenleistung",
  code: "Code",
  count: "Anzahl",
  countOf: "Anzahl, {{number}}. Kassenleistung",
  times: "{{count}}×",
} satisfies Words<typeof cs>;
