import { EventInput, spanOf } from "#rules/inputs/event.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { eventFacilities, eventProfiles, events, patientAttendances } from "../db/tables/events.ts";
import { fieldFault } from "../fault.ts";
import { parse } from "../parse.ts";
import { bookWaitingPatient } from "../waiting-patients/book.ts";
import { withNewPatient } from "./new-patient.ts";
import { prove } from "./prove.ts";
import { settle } from "./settle.ts";
import { trackEvent } from "./track-event.ts";

/** Enters an event: it takes its people, rooms and patients, or says all that is in the way. */
export async function createEvent(ctx: Ctx, given: unknown) {
  allow(ctx, "calendar:write");
  const asked = parse(EventInput, given);
  if (asked.override) allow(ctx, "overlap:override");
  const input = await withNewPatient(ctx, asked);
  const procedure = await prove(ctx, input);
  const span = spanOf(input, procedure?.durationMinutes ?? null);
  if (!span) throw fieldFault("endAt", "required");
  const capacity = procedure?.type === "GROUP" ? procedure.capacity : null;
  if (input.patientCards.length > (capacity ?? 1)) throw fieldFault("patientCards", "capacityFull");
  const { medicalCenterId } = ctx.profile;
  const { eventType: type, allDay, name, note, issue, color, owner: ownerId } = input;
  const [event] = await ctx.db
    .insert(events)
    .values({
      ...span, medicalCenterId, type, allDay: allDay !== null, name, note, issue, color, ownerId, capacity,
      procedureId: procedure?.id ?? null, createdAt: ctx.now(), updatedAt: ctx.now(), createdBy: ctx.profile.id,
    })
    .returning();
  const of = { medicalCenterId, eventId: event!.id };
  const others = input.staffs.filter((id) => id !== ownerId);
  if (others.length > 0) await ctx.db.insert(eventProfiles).values(others.map((profileId) => ({ ...of, profileId })));
  if (input.facilities.length > 0) await ctx.db.insert(eventFacilities).values(input.facilities.map((facilityId) => ({ ...of, facilityId })));
  if (input.patientCards.length > 0) await ctx.db.insert(patientAttendances).values(input.patientCards.map((patientCardId) => ({ ...of, patientCardId })));
  await settle(ctx, [event!], input);
  if (input.waitingPatient !== null) await bookWaitingPatient(ctx, input.waitingPatient, event!.id);
  await trackEvent(ctx, "event.created", event!.id, input.patientCards, input.override ? { override: input.override.reason } : undefined);
  return event!;
}
