import { isAscii, isUtf8 } from "node:buffer";
import { parse } from "csv-parse/sync";
import { eq, getTableColumns } from "drizzle-orm";
import iconv from "iconv-lite";
import type { CodeListKind } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Db } from "../core/db/client.ts";
import { insertRows } from "../core/db/insert-rows.ts";
import { codeLists as editions } from "../core/db/tables/code-lists.ts";
import type { CodeList, Line } from "./list.ts";
import { codeLists } from "./lists.ts";

type Row = Record<string, unknown>;
type Options = { shipped?: boolean };

/**
 * Imports an edition of an official list that holds from a day on: VZP's file (DR-I: CP852, commas, texts in quotes, no
 * head). Answers how many rows it has, and how many of them were not in this edition yet. All or nothing: the first
 * line that is no row of the list, or that repeats one, is named. Editions of other days stay as they are.
 */
export async function importCodeList(
  db: Db,
  kind: CodeListKind,
  file: Buffer,
  validFrom: IsoDate,
  { shipped = false }: Options = {},
): Promise<{ read: number; changed: number }> {
  const list = codeLists[kind];
  const text = shipped ? file.toString() : iconv.decode(refuseUtf8(file), "cp852");
  const rows = readRows(list, text);
  return db.transaction((db) => write(db as Db, list, rows, { kind, validFrom, shipped }));
}

/** VZP's files are CP852: one that was saved in UTF-8 would be read with wrong letters, and nobody would notice. */
function refuseUtf8(file: Buffer): Buffer {
  if (isUtf8(file) && !isAscii(file)) throw new Error("The file is written in UTF-8, and the official one in CP852.");
  return file;
}

function readRows(list: CodeList, text: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  const options = { info: true, relax_column_count: true, trim: true, skip_empty_lines: true } as const;
  const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  for (const { record, info } of records) {
    const at = `Line ${info.lines}`;
    if (record.length < list.columns.length)
      throw new Error(`${at} has ${record.length} columns in place of ${list.columns.length}.`);
    const line: Line = Object.fromEntries(list.columns.map((name, column) => [name, record[column]!]));
    const row = list.rowOf(line);
    if (typeof row === "string") throw new Error(`${at} is no row of the list: it needs ${row}.`);
    if (rows.has(list.keyOf(row))) throw new Error(`${at} repeats ${list.keyOf(row)}.`);
    rows.set(list.keyOf(row), row);
  }
  if (rows.size === 0) throw new Error("The file holds no row.");
  return rows;
}

type Edition = { kind: CodeListKind; validFrom: IsoDate; shipped: boolean };

async function write(db: Db, list: CodeList, rows: Map<string, Row>, { kind, validFrom, shipped }: Edition) {
  await db
    .insert(editions)
    .values({ kind, validFrom, shipped })
    .onConflictDoUpdate({ target: [editions.kind, editions.validFrom], set: { shipped } });
  const edition = eq(list.table.validFrom, validFrom);
  const stored = new Map((await db.select().from(list.table).where(edition)).map((row) => [list.keyOf(row), row]));
  const columns = Object.keys(getTableColumns(list.table)).filter((name) => name !== "validFrom");
  const isSame = (one: Row, other?: Row) => other !== undefined && columns.every((name) => one[name] === other[name]);
  const changed = [...rows].filter(([key, row]) => !isSame(row, stored.get(key))).length;
  const read = rows.size;
  if (changed === 0 && stored.size === read) return { read, changed };
  await db.delete(list.table).where(edition);
  await insertRows(
    db,
    list.table,
    [...rows.values()].map((row) => ({ ...row, validFrom })),
  );
  await list.after?.(db);
  return { read, changed };
}
