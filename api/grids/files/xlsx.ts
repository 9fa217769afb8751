import { writeXlsxStream } from "hucre/xlsx";
import { toDecimal } from "#rules/money/decimal.ts";
import type { FileColumn } from "./file-columns.ts";
import type { FileValue } from "./parts/part.ts";

const FORMATS = { text: undefined, date: "d.m.yyyy", time: "d.m.yyyy h:mm", integer: "0", money: "#,##0.00" };
const WIDTHS = { text: 24, date: 12, time: 16, integer: 10, money: 14 };

/** A workbook of one sheet, written while its rows are read; texts stay texts, whatever they begin with. */
export const writeXlsx = <Row>(name: string, columns: FileColumn<Row>[], pages: AsyncIterable<Row[]>) =>
  writeXlsxStream(cellsOf(columns, pages), {
    name,
    columns: columns.map(({ header, type }) => ({ header, width: WIDTHS[type], numFmt: FORMATS[type] })),
    freezePane: { rows: 1 },
  });

async function* cellsOf<Row>(columns: FileColumn<Row>[], pages: AsyncIterable<Row[]>) {
  for await (const rows of pages) for (const row of rows) yield columns.map(({ valueOf }) => cell(valueOf(row)));
}

// A number of a spreadsheet is a float, which shows every amount as it is.
const cell = (value: FileValue) =>
  value === null || typeof value !== "object" || value instanceof Date
    ? value
    : Number(toDecimal(value.amount, value.currency));
