import { sql, type SQL } from "drizzle-orm";
import type { Storing } from "../../core/transactions-of.ts";
import { referring } from "../referring.ts";

/**
 * Events among these, or the first ones of these series, that were changed since they were imported, that something was
 * done for, or of which a patient was notified.
 */
export async function usedVisits(ctx: Storing, ids: SQL): Promise<number[]> {
  const family = sql`(select id from events where id in ${ids} or parent_id in ${ids})`;
  const attendances = sql`(select id from patient_attendances where event_id in ${family})`;
  const used = await referring(ctx.db, "patient_attendances", [], attendances);
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select coalesce(parent_id, id) as id from events where id in ${family} and (version > 1 or removed_at is not null)
    union select event_id from patient_attendances where event_id in ${family} and version > 1
    union select event_id from patient_attendances where id = any(${sql.param(used)}::integer[])
    union select (visit ->> 'event')::int from notices, jsonb_array_elements(visits) as visit
      where medical_center_id = ${ctx.profile.medicalCenterId} and (visit ->> 'event')::int in ${family}`);
  return rows.map(({ id }) => id);
}
