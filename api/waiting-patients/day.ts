import { and, asc, eq, exists, gt, inArray, isNull, ne, not, or, type SQL } from "drizzle-orm";
import { PersonDay } from "#rules/inputs/calendar/person-day.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { columns, type WaitingPatient } from "./columns.ts";
import { inMyCenter } from "../calendar/waiting-list/waiting.ts";
import { type Day, onOwnDay } from "../calendar/own-events.ts";

/**
 * The part of a person's day that would be canceled, and the patients who were put on the waiting list by canceling it.
 */
export type DayCancellation = { events: (typeof events.$inferSelect)[]; waitingPatients: WaitingPatient[] };

const MOST = 500;

/** The events of a person's day that can be canceled, and the patients to call who wait since it was canceled. */
export async function dayCancellation(ctx: Ctx, given: Day): Promise<DayCancellation> {
  allow(ctx, "calendar:read");
  const day = parse(PersonDay, given);
  const planned = await ctx.db
    .select()
    .from(events)
    .where(cancelable(ctx, day))
    .orderBy(asc(events.beginAt), asc(events.id))
    .limit(MOST);
  const put = await ctx.db
    .select(columns)
    .from(waitingPatients)
    .innerJoin(events, eq(events.id, waitingPatients.canceledEventId))
    .where(
      and(
        inMyCenter(ctx),
        onOwnDay(ctx, day),
        or(isNull(waitingPatients.removedAt), ne(waitingPatients.bookedEventId, waitingPatients.canceledEventId)),
      ),
    )
    .orderBy(asc(events.beginAt), asc(waitingPatients.id))
    .limit(MOST);
  await track(ctx, "event.listed", { details: { events: planned.map(({ id }) => id) } });
  if (put.length > 0)
    await track(ctx, "waitingPatient.listed", { details: { waitingPatients: put.map(({ id }) => id) } });
  return { events: planned, waitingPatients: put };
}

/** A person's events of a day with patients still to come: not over yet, and without an arrival. */
export function cancelable(ctx: ProfileCtx, day: Day): SQL | undefined {
  const attended = (...states: ("NOT_SET" | "PRESENT")[]) =>
    exists(
      ctx.db
        .select({ id: patientAttendances.id })
        .from(patientAttendances)
        .where(and(eq(patientAttendances.eventId, events.id), inArray(patientAttendances.state, states))),
    );
  return and(
    isNull(events.removedAt),
    onOwnDay(ctx, day),
    gt(events.endAt, ctx.now()),
    attended("NOT_SET"),
    not(attended("PRESENT")),
  );
}
