import { ReadableStream as NodeStream } from "node:stream/web";
import type { Locale } from "#rules/codes.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import { gridWords } from "#rules/grids/words/all.ts";
import { fold } from "#rules/text/fold.ts";
import type { Actor } from "#rules/permissions.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { piecesOf } from "../../files/pieces-of.ts";
import { writeCsv } from "./csv.ts";
import { fileColumns, type FileColumn } from "./file-columns.ts";
import { writeXlsx } from "./xlsx.ts";

export const tableFormats = ["csv", "xlsx"] as const;
export type TableFormat = (typeof tableFormats)[number];
export const tableTypes: Record<TableFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The bytes of a list as a file, made while its pages are read: all its columns, or those that a person may see. */
export const writeTable = (
  list: GridName,
  format: TableFormat,
  language: Locale,
  pages: AsyncIterable<GridRow<GridName>[]>,
  actor?: Actor,
): AsyncGenerator<Uint8Array> => {
  const words = gridWords[language];
  return writeColumns(words.names[list], fileColumns(list, words, actor), format, pages);
};

/** The bytes of a table as a file; its name is that of the sheet. */
export async function* writeColumns<Row>(
  name: string,
  columns: FileColumn<Row>[],
  format: TableFormat,
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  if (format === "xlsx") return yield* piecesOf(writeXlsx(name, columns, pages));
  for await (const text of writeCsv(columns, pages)) yield new TextEncoder().encode(text);
}

/** A table as a file to be saved, named for the table and the day. */
export const fileAnswer = (name: string, format: TableFormat, day: IsoDate, bytes: AsyncIterable<Uint8Array>) =>
  new Response(NodeStream.from(bytes) as BodyInit, {
    headers: {
      "content-type": tableTypes[format],
      "content-disposition": `attachment; filename="${fold(name).replaceAll(" ", "-")}-${day}.${format}"`,
      "cache-control": "no-store",
    },
  });
