import type { operations as cs } from "../cs/operations.ts";
import type { Words } from "../words.ts";

export const operations = {
  operations: "Leistungen",
  operationsHint:
    "Kennzahl der Leistung und wie oft. Leere Zeilen werden nicht gespeichert; nach dem Speichern kommen weitere dazu.",
  row: "{{number}}. Leistung",
  code: "Kennzahl",
  count: "Anzahl",
  countOf: "Anzahl, {{number}}. Leistung",
  times: "{{count}}×",
} satisfies Words<typeof cs>;
