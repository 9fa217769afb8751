import type { operations as cs } from "../cs/operations.ts";
import type { Words } from "../words.ts";

export const operations = {
  operations: "Procedures",
  operationsHint: "The procedure code and how many times. Empty rows are not saved; saving adds more.",
  row: "Procedure {{number}}",
  code: "Code",
  count: "Count",
  countOf: "Count, procedure {{number}}",
  times: "{{count}}×",
} satisfies Words<typeof cs>;
