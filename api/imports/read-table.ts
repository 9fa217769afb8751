import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { streamXlsxRows } from "hucre/xlsx";
import { withoutGuards } from "#rules/text/formula.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { isoDate } from "#rules/time/time.ts";
import { piecesOf } from "../files/pieces-of.ts";
import type { Storage } from "../core/outside/storage/storage.ts";

const SEPARATORS = [";", ",", "\t", "|"] as const;
const HEAD_BYTES = 65_536;
const MOST_COLUMNS = 100;
/** Longer cells are cut: no field of a card takes as much. */
const MOST_CHARACTERS = 5_000;

/** The rows of a stored table, of which no more than a few are in memory; empty ones are left out. */
export async function* readTable(
  storage: Storage,
  { uuid, charset }: { uuid: string; charset: string | null },
): AsyncGenerator<{ line: number; cells: string[] }> {
  let line = 0;
  const rows = charset === null ? workbookRows(storage, uuid) : textRows(storage, uuid, charset);
  for await (const row of rows) {
    line++;
    const cells = row.slice(0, MOST_COLUMNS).map((cell) => withoutGuards(cell.trim()).slice(0, MOST_CHARACTERS));
    if (cells.some(Boolean)) yield { line, cells };
  }
}

async function* textRows(storage: Storage, uuid: string, charset: string): AsyncGenerator<string[]> {
  const head = await storage.get(uuid, { range: { start: 0, end: HEAD_BYTES - 1 } });
  const delimiter = separatorOf(new TextDecoder(charset).decode(await bytesOf(head.stream)));
  const { stream } = await storage.get(uuid);
  const parser = parse({ delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
  for await (const record of Readable.from(decoded(stream, charset)).compose(parser)) yield record as string[];
}

async function* decoded(stream: ReadableStream<Uint8Array>, charset: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(charset);
  // Rows that nobody asks for any more close the file.
  for await (const piece of piecesOf(stream)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(head: string): string {
  const [line = ""] = head.replaceAll(/"[^"]*"/g, "").split(/\r?\n|\r/, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0]!;
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The first sheet of a workbook. */
async function* workbookRows(storage: Storage, uuid: string): AsyncGenerator<string[]> {
  // As bytes, of which there are few: a reader of the stream would leave the file open at the end of the sheet.
  const bytes = await bytesOf((await storage.get(uuid)).stream);
  let next = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    for (; next < index; next++) yield [];
    next = index + 1;
    yield values.map(textOf);
  }
}

/** A moment as its day, with the time where it has one; a time of no day, a number as it is written, else the text. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return momentOf(value);
  return typeof value === "object" ? "" : String(value);
}

/** Workbooks count times as parts of a day, which are not whole minutes, and times without a day from 1899 on. */
function momentOf(value: Date): string {
  const rounded = new Date(Math.round(value.getTime() / MINUTE) * MINUTE);
  const day = isoDate(rounded.getUTCFullYear(), rounded.getUTCMonth() + 1, rounded.getUTCDate());
  const time = rounded.toISOString().slice(11, 16);
  if (rounded.getUTCFullYear() < 1900) return time;
  return [day ?? rounded.toISOString().slice(0, 10), ...(time === "00:00" ? [] : [time])].join(" ");
}
