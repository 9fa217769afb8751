import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { auditRows } from "../db/tables/audit-rows.ts";
import { importRows } from "../db/tables/import-rows.ts";
import { imports } from "../db/tables/imports.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { patientInsurances } from "../db/tables/patient-insurances.ts";
import type { Run, Storing } from "../transactions-of.ts";
import { rowsOf, type Import } from "./scope.ts";

/** Tables whose rows came with the card. */
const OWN = ["patient_card_words", "patient_insurances"];

/** Cards that an import made, and to which something made since refers. */
export async function cardsInUse({ db }: Pick<Storing, "db">, id: number): Promise<number[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'patient_cards'::regclass`);
  const used = new Set<number>();
  for (const { table, column } of columns.filter(({ table }) => !OWN.includes(table))) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select distinct ${sql.identifier(column)} as id from ${sql.identifier(table)}
      where ${sql.identifier(column)} in (select made_id from import_rows where import_id = ${id} and made_id is not null)`);
    for (const row of rows) used.add(row.id);
  }
  const { rows: changed } = await db.execute<{ id: number }>(sql`
    select c.id from patient_cards c join import_rows r on r.made_id = c.id
    where r.import_id = ${id} and (c.version > 1 or c.archived_at is not null)`);
  for (const row of changed) used.add(row.id);
  return [...used].sort((a, b) => a - b);
}

/** Removes the cards that an import made in one transaction, unless something refers to one of them: then none. */
export async function undoImport(_ctx: Ctx, run: Run, { id, medicalCenterId, createdBy }: Import) {
  await run(async (ctx) => {
    const { db } = ctx;
    const [held] = await db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, "UNDOING")))
      .for("update");
    if (!held) return;
    if ((await cardsInUse(ctx, id)).length > 0) {
      await db.update(imports).set({ state: "WRITTEN" }).where(eq(imports.id, id));
      return;
    }
    const made = db
      .select({ id: importRows.madeId })
      .from(importRows)
      .where(rowsOf(id, isNotNull(importRows.madeId)));
    await db.delete(patientInsurances).where(inArray(patientInsurances.patientCardId, sql`(${made})`));
    await db.delete(patientCards).where(inArray(patientCards.id, sql`(${made})`));
    await db
      .update(importRows)
      .set({ state: "UNDONE", madeId: null })
      .where(rowsOf(id, isNotNull(importRows.madeId)));
    await db.update(imports).set({ state: "UNDONE" }).where(eq(imports.id, id));
    await db.insert(auditRows).values({
      medicalCenterId,
      at: ctx.now(),
      profileId: createdBy,
      requestId: ctx.requestId,
      address: ctx.address,
      action: "import.undone",
      entityId: id,
    });
  });
}
