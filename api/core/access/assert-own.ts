import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { fieldFault } from "../fault.ts";

type Owned = PgTable & { id: PgColumn; medicalCenterId: PgColumn };

/**
 * Refuses ids of other centres at the field that named them, and repeated ids. The rows stay locked until the
 * transaction ends, in the order of ids, so that none is removed in between.
 */
export async function assertOwn(ctx: ProfileCtx, field: string, table: Owned, ids: readonly number[], inUse?: SQL) {
  if (ids.length === 0) return;
  const rows = await ctx.db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.medicalCenterId, ctx.profile.medicalCenterId), anyOf(table.id, ids), inUse))
    .orderBy(table.id)
    .for("share");
  if (rows.length < ids.length) throw fieldFault(field, "choiceInvalid");
}
