import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import type { Ctx } from "../context.ts";
import { insertRows, reserveIds } from "../db/insert-rows.ts";
import { auditRows } from "../db/tables/audit-rows.ts";
import { importRows } from "../db/tables/import-rows.ts";
import { imports } from "../db/tables/imports.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { patientCardWords } from "../db/tables/patient-card-words.ts";
import { patientInsurances } from "../db/tables/patient-insurances.ts";
import { isInsured } from "../patients/insurance.ts";
import { wordRows } from "../patients/search/words.ts";
import type { Run, Storing } from "../transactions-of.ts";
import { cardOf } from "./check-rows.ts";
import { rowsOf, type Import, type ImportRow } from "./scope.ts";

const AT_ONCE = 200;

/**
 * Opens the cards of an import's rows in order, so many in a transaction with the rows that made them, so that a kill
 * neither loses a row nor writes one twice.
 */
export async function writeImport(_ctx: Ctx, run: Run, { id }: Import) {
  for (let more = true; more;)
    more = await run(async (ctx) => {
      const [held] = await ctx.db
        .select()
        .from(imports)
        .where(and(eq(imports.id, id), eq(imports.state, "WRITING")))
        .for("update");
      if (!held) return false;
      const rows = await ctx.db
        .select()
        .from(importRows)
        .where(rowsOf(id, eq(importRows.state, "READY")))
        .orderBy(asc(importRows.line))
        .limit(AT_ONCE);
      await writeSome(ctx, held, rows);
      const isLast = rows.length < AT_ONCE;
      await ctx.db
        .update(imports)
        .set({ done: sql`${imports.done} + ${rows.length}`, ...(isLast && { state: "WRITTEN" as const }) })
        .where(eq(imports.id, id));
      return !isLast;
    });
}

async function writeSome(ctx: Storing, held: Import, rows: ImportRow[]) {
  const fresh = await leaveKnown(ctx, rows);
  const now = ctx.now();
  const today = localDate(now);
  const { medicalCenterId, createdBy } = held;
  const read = fresh.flatMap((row) => {
    const { values } = cardOf(row.cells, held.columns!, today);
    return values ? [{ line: row.line, values }] : [];
  });
  if (read.length === 0) return;
  const ids = await reserveIds(ctx.db, patientCards, read.length);
  const cards = await ctx.db
    .insert(patientCards)
    .overridingSystemValue()
    .values(
      read.map(({ values }, at) => ({
        ...values,
        id: ids[at]!,
        medicalCenterId,
        createdAt: now,
        createdBy,
        updatedAt: now,
      })),
    )
    .returning();
  await insertRows(ctx.db, patientCardWords, cards.flatMap(wordRows));
  const insured = cards.filter(isInsured);
  if (insured.length > 0)
    await ctx.db.insert(patientInsurances).values(
      insured.map(({ id, insurerCode, insuranceNumber, insuranceVariant }) => ({
        medicalCenterId,
        patientCardId: id,
        validFrom: today,
        insurerCode,
        insuranceNumber,
        insuranceVariant,
        createdAt: now,
        createdBy,
      })),
    );
  await ctx.db.insert(auditRows).values(
    cards.map(({ id }) => ({
      medicalCenterId,
      at: now,
      profileId: createdBy,
      requestId: ctx.requestId,
      address: ctx.address,
      action: "patientCard.created",
      entityId: id,
      patientCardId: id,
      details: { import: held.id },
    })),
  );
  const made = read.map(({ line }, at) => ({ line, made: ids[at]! }));
  await ctx.db.execute(sql`
    update import_rows set state = 'WRITTEN', made_id = one.made, cells = '{}', keys = null, candidates = null
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as one(line int, made int)
    where import_id = ${held.id} and import_rows.line = one.line`);
}

/** The rows that no other import has written since they were checked. */
async function leaveKnown({ db, profile }: Storing, rows: ImportRow[]): Promise<ImportRow[]> {
  if (rows.length === 0) return [];
  const written = await db
    .select({ identity: importRows.identity })
    .from(importRows)
    .where(
      and(
        eq(importRows.medicalCenterId, profile.medicalCenterId),
        inArray(
          importRows.identity,
          rows.map(({ identity }) => identity!),
        ),
        isNotNull(importRows.madeId),
      ),
    );
  const known = new Set(written.map(({ identity }) => identity));
  const seen = new Set<string>();
  const isFresh = ({ identity }: ImportRow) =>
    !known.has(identity) && !seen.has(identity!) && Boolean(seen.add(identity!));
  const fresh = rows.filter(isFresh);
  const others = rows.filter((row) => !fresh.includes(row));
  if (others.length > 0)
    await db
      .update(importRows)
      .set({ state: "KNOWN" })
      .where(
        rowsOf(
          rows[0]!.importId,
          inArray(
            importRows.line,
            others.map(({ line }) => line),
          ),
        ),
      );
  return fresh;
}
