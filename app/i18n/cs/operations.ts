export const operations = {
  operations: "Výkony",
  operationsHint: "Kód výkonu a\u00a0kolikrát. Prázdné řádky se neuloží, po uložení přibudou další.",
  row: "{{number}}. výkon",
  code: "Kód",
  count: "Počet",
  countOf: "Počet, {{number}}. výkon",
  times: "{{count}}×",
} as const;
