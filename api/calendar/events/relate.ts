import { and, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";

/** Adds people, facilities or patients to these events, by the column that names them; some may have them already. */
export async function relate(ctx: InCenter, events: number[], column: PgColumn, added: number[]) {
  if (added.length === 0) return;
  await ctx.db.execute(
    sql`insert into ${column.table} (medical_center_id, event_id, ${sql.identifier(column.name)})
      select ${ctx.profile.medicalCenterId}, event_id, one from unnest(${sql.param(events)}::integer[]) as event_id, unnest(${sql.param(added)}::integer[]) as one
      on conflict do nothing`,
  );
}

/** Removes them. */
export async function unrelate(ctx: InCenter, events: number[], column: PgColumn, removed: number[]) {
  const { eventId } = column.table as PgTable & { eventId: PgColumn };
  if (removed.length > 0)
    await ctx.db.delete(column.table as PgTable).where(and(anyOf(eventId, events), inArray(column, removed)));
}
