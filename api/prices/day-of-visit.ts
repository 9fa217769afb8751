import { eq, sql } from "drizzle-orm";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import type { payments } from "../core/db/tables/payments.ts";

/** The day of a visit, of a query that reads its event. */
export const dayOfVisit = sql`${events.beginAt} at time zone 'Europe/Prague'`;

/** The day whose list prices a payment has: of its visit, else that on which it arose. */
export async function priceDayOf(
  { db }: Pick<ProfileCtx, "db">,
  { attendanceId, createdAt }: Pick<typeof payments.$inferSelect, "attendanceId" | "createdAt">,
): Promise<IsoDate> {
  if (attendanceId === null) return localDate(createdAt);
  const [visit] = await db
    .select({ beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(eq(patientAttendances.id, attendanceId));
  return localDate(visit!.beginAt);
}
