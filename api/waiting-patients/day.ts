import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, ne, not, or, type SQL } from "drizzle-orm";
import { PersonDay } from "#rules/inputs/person-day.ts";
import { addDays, instantOf, type IsoDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import { ofMyCenter, visibleEvents } from "../calendar/scope.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { events, patientAttendances } from "../db/tables/events.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { columns, inMyCenter, type WaitingPatient } from "./scope.ts";

export type Day = { profile: number; date: IsoDate };
/** What of a person's day would be canceled, and who was put on the waiting list by canceling it. */
export type DayCancellation = { events: (typeof events.$inferSelect)[]; waitingPatients: WaitingPatient[] };

const MOST = 500;

/** What there is to cancel of a person's day, and whom to call who waits since it was canceled. */
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
        isOwn(ctx, day),
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

/** A person's events of a day to which patients would still come: not over yet, and nobody is there or has been. */
export function cancelable(ctx: ProfileCtx, day: Day): SQL | undefined {
  const attended = (...states: ("NOT_SET" | "PRESENT")[]) =>
    exists(
      ctx.db
        .select({ id: patientAttendances.id })
        .from(patientAttendances)
        .where(and(eq(patientAttendances.eventId, events.id), inArray(patientAttendances.state, states))),
    );
  return and(
    visibleEvents(ctx),
    isOwn(ctx, day),
    gt(events.endAt, ctx.now()),
    attended("NOT_SET"),
    not(attended("PRESENT")),
  );
}

/** The events of a person's day, as yet of any state. */
export const isOwn = (ctx: ProfileCtx, { profile, date }: Day) =>
  and(
    ofMyCenter(ctx),
    eq(events.ownerId, profile),
    gte(events.beginAt, instantOf(date)),
    lt(events.beginAt, instantOf(addDays(date, 1))),
  );
