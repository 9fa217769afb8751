import { toDecimal } from "#rules/money/decimal.ts";
import { csvLine } from "#rules/text/csv-line.ts";
import { guardFormulas } from "#rules/text/formula.ts";
import type { FileColumn } from "./file-columns.ts";

export const BYTE_ORDER_MARK = "\uFEFF";
/**
 * A table as Czech and Slovak Excel open it: UTF-8 with its mark, semicolons, decimal commas, days as `16.3.2026`. What
 * would be computed of a text gets an apostrophe before it.
 */
export async function* writeCsv<Row>(columns: FileColumn<Row>[], pages: AsyncIterable<Row[]>) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header));
  for await (const rows of pages) yield rows.map((row) => csvLine(columns.map((column) => cell(column, row)))).join("");
}

function cell<Row>({ type, valueOf }: FileColumn<Row>, row: Row): string {
  const value = valueOf(row);
  if (value === null) return "";
  if (value instanceof Date) return type === "date" ? dayOf(value) : `${dayOf(value)} ${timeOf(value)}`;
  if (typeof value === "object") return toDecimal(value.amount, value.currency).replace(".", ",");
  if (typeof value === "number") return String(value);
  return guardFormulas(value);
}

const dayOf = (at: Date) => `${at.getUTCDate()}.${at.getUTCMonth() + 1}.${at.getUTCFullYear()}`;
const timeOf = (at: Date) => `${at.getUTCHours()}:${String(at.getUTCMinutes()).padStart(2, "0")}`;
