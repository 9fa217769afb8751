import { z } from "zod";
import { textIn } from "#rules/text/text-in.ts";
import { MOST_OPERATIONS } from "./counted-operations.ts";

export const operationRowNames = Array.from({ length: MOST_OPERATIONS }, (_, at) => `operation${at + 1}`);

const typed = z.string().optional();
const Row = z.object({ code: typed, count: typed, asked: typed, planned: typed }).optional();

/** Fields of the rows of operations in a form. */
export const operationRows = Object.fromEntries(operationRowNames.map((name) => [name, Row])) as {
  operation1: typeof Row;
};

type Row = { name: string; code: string; count: string };
type How = {
  /** The list of the input that the rows go to. */
  list: string;
  /** The field of a row that has its count. */
  count?: string;
  /** The rows that go there: those with a code. */
  has?: (row: Row, fields: Record<string, string>) => boolean;
};

/** The rows of a form as an input lists operations; a code alone counts once, unless `has` says what its count is for. */
export function operationsTyped(fields: Record<string, unknown>, { list, count = "count", has }: How) {
  const rows = operationRowNames.flatMap((name) => {
    const sent = Object(fields[name]) as Record<string, string>;
    const row = { name, code: textIn(sent.code), count: textIn(sent[count]) };
    return (has ? has(row, sent) : row.code) ? [row] : [];
  });
  return {
    operations: rows.map(({ code, count }) => ({ code, count: has ? count : count || "1" })),
    fieldOf: ([name, at, part]: (string | number)[]) => {
      const row = name === list ? rows[Number(at)] : undefined;
      return row && [row.name, part === "count" ? count : "code"];
    },
  };
}
