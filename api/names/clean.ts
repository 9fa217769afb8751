import { eq, getTableName, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { moneyTables } from "../evidence/money/tables.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { reindexCard } from "../patients/search/words.ts";
import { trackUnsigned } from "../core/track.ts";
import type { Named } from "./named-tables.ts";
import { forUncleanNames, type Unclean } from "./unclean-names.ts";

type Operator = Pick<Ctx, "now" | "requestId" | "address" | "session"> & {
  /** Runs as the owner: no permissions are checked. */ db: Db;
};

/**
 * Cleans the names that are older than the rules by which names are read, and answers how many rows of each table that
 * changed.
 */
export const cleanNames = (ctx: Operator): Promise<Record<string, number>> =>
  forUncleanNames(ctx.db, (table, rows) => ctx.db.transaction((tx) => save({ ...ctx, db: tx as Db }, table, rows)));

/** Number of rows of each table that would change. */
export const countUncleanNames = (db: Db): Promise<Record<string, number>> => forUncleanNames(db, async () => {});

/** Writes an audit row for each card and related person, and for everything else one for each centre. */
async function save(ctx: Operator, table: Named, rows: Unclean[]) {
  const ofCenters = new Map<number, number>();
  for (const { row, change } of rows) {
    const version = "version" in table ? { version: sql`${table.version} + 1` } : {};
    await ctx.db
      .update(table as typeof patientCards)
      .set({ ...change, ...version } as never)
      .where(eq(table.id, row.id));
    if (getTableName(table) in moneyTables)
      await ctx.db.execute(sql`select record_money(${getTableName(table)}, array[${row.id}::integer])`);
    const center = table === medicalCenters ? row.id : row.medicalCenterId;
    const about = { entityId: row.id, details: { fields: Object.keys(change) } };
    if (table === patientCards) {
      await reindexCard(ctx.db, row.id);
      await trackUnsigned(ctx, center!, "patientCard.updated", { ...about, patientCardId: row.id });
    } else if (table === relatedPersons)
      await trackUnsigned(ctx, center!, "relatedPerson.updated", { ...about, patientCardId: row.patientCardId });
    else if (center) ofCenters.set(center, (ofCenters.get(center) ?? 0) + 1);
  }
  for (const [center, count] of ofCenters)
    await trackUnsigned(ctx, center, "names.cleaned", { details: { table: getTableName(table), rows: count } });
}
