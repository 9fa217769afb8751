import { and, eq, exists, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { trackEach } from "../core/track.ts";

/**
 * Excuses the patients of canceled events who no longer wait for another slot: they do not get these back. A part are
 * the events that one entry of a patient is about.
 */
export async function excuseNotWaiting(ctx: ProfileCtx, parts: number[][]) {
  const { eventId, patientCardId, state, version } = patientAttendances;
  const ids = parts.flat();
  const numbers = parts.flatMap((part, at) => part.map(() => at));
  const inParts = sql`unnest(${sql.param(ids)}::integer[], ${sql.param(numbers)}::integer[])`;
  const settled = ctx.db
    .select({ id: waitingPatients.id })
    .from(waitingPatients)
    .innerJoin(sql`${inParts} as other(event_id, number)`, eq(waitingPatients.canceledEventId, sql`other.event_id`))
    .where(
      and(
        sql`other.number = part.number`,
        eq(waitingPatients.patientCardId, patientCardId),
        isNotNull(waitingPatients.removedAt),
      ),
    );
  const rows = await ctx.db
    .update(patientAttendances)
    .set({ state: "EXCUSED", stateAt: ctx.now(), stateBy: ctx.profile.id, version: sql`${version} + 1` })
    .from(sql`${inParts} as part(event_id, number)`)
    .where(and(eq(eventId, sql`part.event_id`), eq(state, "NOT_SET"), exists(settled)))
    .returning(getTableColumns(patientAttendances));
  await trackEach(
    ctx,
    "patientAttendance.stateSet",
    rows.map((row) => ({
      entityId: row.id,
      patientCardId: row.patientCardId,
      details: { from: "NOT_SET", to: "EXCUSED" },
    })),
  );
}
