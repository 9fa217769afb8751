import type { operations as cs } from "../cs/operations.ts";
import type { Words } from "../words.ts";

export const operations = {
  operations: "Výkony",
  operationsHint: "Kód výkonu a\u00a0koľkokrát. Prázdne riadky sa neuložia, po uložení pribudnú ďalšie.",
  row: "{{number}}. výkon",
  code: "Kód",
  count: "Počet",
  countOf: "Počet, {{number}}. výkon",
  times: "{{count}}×",
} satisfies Words<typeof cs>;
