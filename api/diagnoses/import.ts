import { pipeline, type Readable } from "node:stream";
import { parse } from "csv-parse";
import { sql } from "drizzle-orm";
import { readDiagnosisCode } from "#rules/diagnoses/diagnosis-code.ts";
import { fold } from "#rules/text/fold.ts";
import { isIsoDate } from "#rules/time/time.ts";
import type { Db } from "../core/db/client.ts";
import { medicalDiagnoses } from "../core/db/tables/medical-diagnoses.ts";

type Row = typeof medicalDiagnoses.$inferInsert;

/** Rows per statement. */
const CHUNK = 1000;
/** External causes (chapter XX): most rows of the list, and never used here. */
const EXTERNAL = /^[V-Y]/;

/**
 * Imports the list of the Ministry of Health (open data OIS-12-03: UTF-8 with a byte order mark, commas, columns `kod`,
 * `nazev`, `platnost_od`, `platnost_do`), and answers how many diagnoses are new or changed. The newest row of a
 * repeated code counts; a code that is missing stays as it is. Throws the fault with its line.
 */
export async function importDiagnoses(
  db: Db,
  list: Readable,
  { externalCauses = false } = {},
): Promise<{ read: number; changed: number }> {
  const rows = new Map<string, Row>();
  const records = pipeline(list, parse({ bom: true, columns: true, info: true }), () => {});
  for await (const record of records) {
    const { record: line, info } = record as { record: Record<string, string | undefined>; info: { lines: number } };
    const row = rowOf(line);
    if (!row) throw new Error(`Line ${info.lines} is no diagnosis: it needs kod, nazev and platnost_od as 1994-01-01.`);
    if (EXTERNAL.test(row.code) && !externalCauses) continue;
    const known = rows.get(row.code);
    if (!known || known.validFrom <= row.validFrom) rows.set(row.code, row);
  }
  if (rows.size === 0) throw new Error("The file holds no diagnosis.");
  return { read: rows.size, changed: await db.transaction((db) => write(db as Db, [...rows.values()])) };
}

function rowOf({
  kod = "",
  nazev = "",
  platnost_od = "",
  platnost_do = "",
}: Record<string, string | undefined>): Row | null {
  const code = readDiagnosisCode(kod);
  // The list writes the commas of a name as low quotation marks.
  const name = nazev.replaceAll("‚", ",").trim();
  if (!code || !name || !isIsoDate(platnost_od) || !(platnost_do === "" || isIsoDate(platnost_do))) return null;
  return { code, name, words: ` ${fold(name)}`, validFrom: platnost_od, validTo: platnost_do || null };
}

async function write(db: Db, rows: Row[]): Promise<number> {
  const { name, words, validFrom, validTo } = medicalDiagnoses;
  const columns = [name, words, validFrom, validTo];
  const given = (column: (typeof columns)[number]) => sql`excluded.${sql.identifier(column.name)}`;
  const differs = sql`(${sql.join(columns, sql`, `)}) is distinct from (${sql.join(columns.map(given), sql`, `)})`;
  let changed = 0;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const written = await db
      .insert(medicalDiagnoses)
      .values(rows.slice(at, at + CHUNK))
      .onConflictDoUpdate({
        target: medicalDiagnoses.code,
        set: { name: given(name), words: given(words), validFrom: given(validFrom), validTo: given(validTo) },
        setWhere: differs,
      })
      .returning({ id: medicalDiagnoses.id });
    changed += written.length;
  }
  return changed;
}
