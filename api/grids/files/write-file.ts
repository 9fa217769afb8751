import type { Locale } from "#rules/codes.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import { fileWords as cs } from "#rules/grids/words/cs.ts";
import { fileWords as de } from "#rules/grids/words/de.ts";
import { fileWords as en } from "#rules/grids/words/en.ts";
import type { GridWords } from "#rules/grids/words/grid-words.ts";
import { fileWords as sk } from "#rules/grids/words/sk.ts";
import { piecesOf } from "../../files/pieces-of.ts";
import { writeCsv } from "./csv.ts";
import { fileColumns } from "./file-columns.ts";
import { writeXlsx } from "./xlsx.ts";

export const gridWords: Record<Locale, GridWords> = { cs, de, en, sk };

export const tableFormats = ["csv", "xlsx"] as const;
export type TableFormat = (typeof tableFormats)[number];
export const tableTypes: Record<TableFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The bytes of a list as a file, made while its pages are read. */
export async function* writeTable(
  list: GridName,
  format: TableFormat,
  language: Locale,
  pages: AsyncIterable<GridRow<GridName>[]>,
): AsyncGenerator<Uint8Array> {
  const words = gridWords[language];
  const columns = fileColumns(list, words);
  if (format === "xlsx") return yield* piecesOf(writeXlsx(words.names[list], columns, pages));
  for await (const text of writeCsv(columns, pages)) yield new TextEncoder().encode(text);
}
