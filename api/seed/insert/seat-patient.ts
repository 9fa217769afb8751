import { and, asc, eq, gte, isNull, lt } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { earlier, MINUTE } from "#rules/time/durations.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { profiles } from "../../core/db/tables/profiles.ts";

/** Seats the day's first patient of one of the staff in the waiting room; on a day without visits none. */
export async function seatPatient(db: Db, today: IsoDate, worker: string): Promise<void> {
  const [first] = await db
    .select({ id: patientAttendances.id, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(profiles, eq(profiles.id, events.ownerId))
    .where(
      and(
        eq(profiles.email, worker),
        eq(patientAttendances.state, "NOT_SET"),
        isNull(events.capacity),
        gte(events.beginAt, instantOf(today)),
        lt(events.beginAt, instantOf(addDays(today, 1))),
      ),
    )
    .orderBy(asc(events.beginAt), asc(events.id))
    .limit(1);
  if (!first) return;
  await db
    .update(patientAttendances)
    .set({ arrivedAt: earlier(first.beginAt, 8 * MINUTE) })
    .where(eq(patientAttendances.id, first.id));
}
