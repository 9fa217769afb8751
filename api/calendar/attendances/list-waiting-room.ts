import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lt } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { track } from "../../core/track.ts";
import { withMe } from "../own-events.ts";

const MOST = 25;

/** Today's visits of the caller whose patients have arrived and wait to be treated, in the order they arrived in. */
export async function listMyWaitingRoom(ctx: Ctx) {
  allow(ctx, "calendar:read");
  const today = localDate(ctx.now());
  const visits = await ctx.db
    .select(getTableColumns(patientAttendances))
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(
      and(
        withMe(ctx),
        gte(events.beginAt, instantOf(today)),
        lt(events.beginAt, instantOf(addDays(today, 1))),
        isNotNull(patientAttendances.arrivedAt),
        isNull(patientAttendances.startedAt),
        isNull(patientAttendances.leftAt),
      ),
    )
    .orderBy(asc(patientAttendances.arrivedAt), asc(patientAttendances.id))
    .limit(MOST);
  await track(ctx, "event.listed", { details: { events: visits.map(({ eventId }) => eventId) } });
  return visits;
}
