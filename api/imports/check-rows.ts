import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { PatientCardInput } from "#rules/inputs/patients/patient.ts";
import type { ErrorName } from "#rules/errors.ts";
import type { ImportColumns } from "#rules/imports/patient-columns.ts";
import { columnOfFault, readPatientRow } from "#rules/imports/patient-row.ts";
import { differencesFromNumber } from "#rules/patients/personal-number.ts";
import { fold } from "#rules/text/fold.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Ctx } from "../context.ts";
import { importRows, type RowFault } from "../db/tables/import-rows.ts";
import { imports } from "../db/tables/imports.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { patientCardWords } from "../db/tables/patient-card-words.ts";
import { namesOf, reasonOf, type Identity } from "../patients/duplicates.ts";
import { valuesOf } from "../patients/values.ts";
import type { Run, Storing } from "../transactions-of.ts";
import { rowsOf, type Import, type ImportRow } from "./scope.ts";

const AT_ONCE = 500;
const MOST_CANDIDATES = 10;

/** A row as a card, or with the faults of its cells. */
export function cardOf(cells: readonly string[], columns: ImportColumns, today: IsoDate) {
  const { key, card } = readPatientRow(cells, columns);
  const read = PatientCardInput(today).safeParse(card);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({
      column: columnOfFault(path.join("."), columns),
      error: message as ErrorName,
    }));
    return { key, faults, values: null };
  }
  const values = valuesOf(read.data, today);
  const faults: RowFault[] =
    differencesFromNumber(values).length > 0
      ? [{ column: columns.personalNumber ?? null, error: "personalNumberDiffers" }]
      : [];
  return { key, faults, values: faults.length > 0 ? null : values };
}

/**
 * Checks the rows of an import in order, so many in a transaction: their faults, whether they were imported before, and
 * which cards or earlier rows may be of the same person. Goes on after a kill where it was.
 */
export async function checkImport(ctx: Ctx, run: Run, { id, columns }: Import) {
  const today = localDate(ctx.now());
  for (let more = true; more;)
    more = await run(async (ctx) => {
      const rows = await ctx.db
        .select()
        .from(importRows)
        .where(rowsOf(id, eq(importRows.state, "NEW")))
        .orderBy(asc(importRows.line))
        .limit(AT_ONCE);
      if (rows.length > 0) await checkSome(ctx, rows, columns!, today);
      await ctx.db
        .update(imports)
        .set({ done: sql`${imports.done} + ${rows.length}` })
        .where(eq(imports.id, id));
      return rows.length === AT_ONCE;
    });
  await run(async ({ db }) => {
    await db.execute(sql`
      update import_rows as later set state = 'DUPLICATE', twin = first.line
      from (
        select key, min(line) as line from import_rows, unnest(keys) as key
        where import_id = ${id} and state in ('READY', 'DUPLICATE') group by key having count(*) > 1
      ) as first
      where later.import_id = ${id} and later.state in ('READY', 'DUPLICATE') and first.key = any(later.keys)
        and later.line > first.line and (later.twin is null or later.twin > first.line)`);
    await db
      .update(imports)
      .set({ state: "CHECKED", done: 0 })
      .where(and(eq(imports.id, id), eq(imports.state, "CHECKING")));
  });
}

async function checkSome(ctx: Storing, rows: ImportRow[], columns: ImportColumns, today: IsoDate) {
  const read = rows.map((row) => ({ row, ...cardOf(row.cells, columns, today) }));
  // A key counts with the names: two programs give the same numbers.
  const identities = read.map(({ key, values }) =>
    digest(["PATIENTS", key && values ? [key, namesOf(values)] : values]),
  );
  const known = new Set(
    (
      await ctx.db
        .select({ identity: importRows.identity })
        .from(importRows)
        .where(
          and(
            eq(importRows.medicalCenterId, ctx.profile.medicalCenterId),
            inArray(importRows.identity, identities),
            isNotNull(importRows.madeId),
          ),
        )
    ).map(({ identity }) => identity),
  );
  const cards = await cardsLike(
    ctx,
    read.flatMap(({ values }) => (values ? [values] : [])),
  );
  const checked = read.map(({ row, faults, values }, at) => {
    const identity = identities[at]!;
    const candidates = values ? cards.filter((card) => reasonOf(values, card)).slice(0, MOST_CANDIDATES) : [];
    const state = !values ? "FAULTY" : known.has(identity) ? "KNOWN" : candidates.length > 0 ? "DUPLICATE" : "READY";
    return {
      line: row.line,
      state,
      faults: faults.length > 0 ? faults : null,
      identity: values && identity,
      keys: values && keysOf(values),
      candidates: candidates.length > 0 ? candidates.map(({ id }) => id) : null,
    };
  });
  await ctx.db.execute(sql`
    update import_rows set state = one.state::import_row_state, faults = one.faults, identity = one.identity,
      keys = one.keys, candidates = one.candidates, twin = null
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as one(line int, state text, faults jsonb, identity text, keys text[], candidates int[])
    where import_rows.import_id = ${rows[0]!.importId} and import_rows.line = one.line`);
}

/** Digests of values that two rows of one person share: the reasons of `duplicates.ts`. */
function keysOf({ name, surname, birthDate, phone, personalNumber }: Identity): string[] {
  const names = namesOf({ name, surname });
  return [
    personalNumber && digest(["number", personalNumber]),
    birthDate && digest(["birth", birthDate, names]),
    phone && digest(["phone", phone, fold(surname)]),
  ].filter((key) => typeof key === "string" && key !== "") as string[];
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Cards that share a personal number, a day of birth or a telephone with one of these people. */
async function cardsLike({ db, profile }: Storing, people: Identity[]) {
  const numbers = people.flatMap(({ personalNumber, birthDate, phone }) =>
    [personalNumber, birthDate, phone].flatMap((value) => value?.replace(/\D/g, "") || []),
  );
  if (numbers.length === 0) return [];
  const found = db
    .selectDistinct({ id: patientCardWords.patientCardId })
    .from(patientCardWords)
    .where(
      and(
        eq(patientCardWords.medicalCenterId, profile.medicalCenterId),
        inArray(patientCardWords.word, [...new Set(numbers)]),
      ),
    );
  return db
    .select()
    .from(patientCards)
    .where(and(eq(patientCards.medicalCenterId, profile.medicalCenterId), inArray(patientCards.id, found)));
}
