import type { operations as cs } from "../cs/operations.ts";
import type { Words } from "../words.ts";

export const operations = {
  operations: "Operations",
  operationsHint: "The code of the operation and how many times. Empty rows are not saved; more come after saving.",
  row: "Operation {{number}}",
  code: "Code",
  count: "Count",
  countOf: "Count, operation {{number}}",
  times: "{{count}}×",
} satisfies Words<typeof cs>;
