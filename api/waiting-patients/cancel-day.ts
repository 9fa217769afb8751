import { and, asc, eq, isNull } from "drizzle-orm";
import { DayCancelInput } from "#rules/inputs/calendar/person-day.ts";
import { allow } from "../access/allow.ts";
import { lockEvents } from "../calendar/events/lock.ts";
import { removeEvent } from "../calendar/events/remove.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import type { events } from "../db/tables/events.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { cancelable, dayCancellation, type DayCancellation } from "./day.ts";
import { enterFreeTime } from "./free-time.ts";
import { writePreferences } from "./values.ts";

/**
 * Cancels the rest of a person's day: its events are removed, their patients wait urgently for the same service with
 * the same person, and where it has a name, free time fills the rest of the day. All or nothing; `stale` where the day
 * holds other events than those that were shown.
 */
export async function cancelDay(ctx: Ctx, given: unknown): Promise<DayCancellation> {
  allow(ctx, "calendar:write");
  const { freeTime, ...day } = parse(DayCancelInput, given);
  const atOneMoment = at(ctx, ctx.now());
  const planned = await lockEvents(ctx, cancelable(ctx, day));
  const shown = [...day.events].sort((a, b) => a - b);
  if (planned.map(({ id }) => id).join() !== shown.join()) throw new Fault("stale");
  for (const event of planned.toSorted((a, b) => a.beginAt.getTime() - b.beginAt.getTime())) {
    await removeEvent(atOneMoment, event);
    await wait(ctx, event, day.profile);
  }
  if (freeTime) await enterFreeTime(atOneMoment, day, freeTime);
  return dayCancellation(ctx, day);
}

/** All of it has one moment, by which it is recognised when the day is restored. */
const at = (ctx: ProfileCtx, moment: Date): ProfileCtx => ({ ...ctx, now: () => moment });

/**
 * Puts the canceled patients on the list. A patient whose entry the event had fulfilled waits by that one, with its
 * earlier date.
 */
async function wait(ctx: ProfileCtx, event: typeof events.$inferSelect, profile: number) {
  const urgent = { urgent: true, canceledEventId: event.id };
  const back = await ctx.db
    .update(waitingPatients)
    .set(urgent)
    .where(and(eq(waitingPatients.bookedEventId, event.id), isNull(waitingPatients.removedAt)))
    .returning();
  const coming = await ctx.db
    .select({ card: patientAttendances.patientCardId })
    .from(patientAttendances)
    .where(and(eq(patientAttendances.eventId, event.id), eq(patientAttendances.state, "NOT_SET")))
    .orderBy(asc(patientAttendances.id));
  const { medicalCenterId, id: by } = ctx.profile;
  for (const { card } of coming.filter(({ card }) => back.every((entry) => entry.patientCardId !== card))) {
    const [row] = await ctx.db
      .insert(waitingPatients)
      .values({
        ...urgent,
        medicalCenterId,
        patientCardId: card,
        note: event.note,
        createdAt: ctx.now(),
        createdBy: by,
      })
      .returning();
    await writePreferences(ctx, row!.id, {
      procedures: event.procedureId === null ? [] : [event.procedureId],
      profiles: [profile],
    });
    await track(ctx, "waitingPatient.created", {
      entityId: row!.id,
      patientCardId: card,
      details: { event: event.id },
    });
  }
}
