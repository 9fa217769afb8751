import { sql } from "drizzle-orm";
import { events } from "../../core/db/tables/events.ts";

/** True of an event that an import entered after it was over: whatever it asks for was done in the other program. */
export const isHistory = sql<boolean>`(${events.endAt} <= ${events.createdAt} and exists (
  select from import_rows row where row.medical_center_id = ${events.medicalCenterId} and row.kind = 'VISITS'
    and row.made_id = coalesce(${events.parentId}, ${events.id})))`;
