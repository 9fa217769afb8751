import { and, eq, isNull } from "drizzle-orm";
import { EventInput, spanOf } from "#rules/inputs/event.ts";
import { allow } from "../allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { eventFacilities, eventProfiles, events } from "../db/tables/events.ts";
import { procedures } from "../db/tables/procedures.ts";
import { fieldFault } from "../fault.ts";
import { parse } from "../parse.ts";
import { bookWaitingPatient } from "../waiting-patients/book.ts";
import { attend } from "./attend.ts";
import { claim } from "./claims.ts";
import { occupy } from "./occupy.ts";
import { trackEvent } from "./read.ts";

/** Enters an event: it takes its people, rooms and patients, or says all that is in the way. */
export async function createEvent(ctx: Ctx, given: unknown) {
  allow(ctx, "calendar:write");
  const input = parse(EventInput, given);
  if (input.override) allow(ctx, "overlap:override");
  const procedure = await ownProcedure(ctx, input.procedure);
  const span = spanOf(input, procedure?.durationMinutes ?? null);
  if (!span) throw fieldFault("endAt", "required");
  const claims = await claim(ctx, input);
  const { medicalCenterId } = ctx.profile;
  const { eventType: type, allDay, name, note, issue, color, owner: ownerId } = input;
  const [event] = await ctx.db
    .insert(events)
    .values({
      ...span, medicalCenterId, type, allDay: allDay !== null, name, note, issue, color, ownerId,
      procedureId: procedure?.id ?? null,
      capacity: procedure?.type === "GROUP" ? procedure.capacity : null,
      createdAt: ctx.now(), updatedAt: ctx.now(), createdBy: ctx.profile.id,
    })
    .returning();
  const eventId = event!.id;
  const others = input.staffs.filter((id) => id !== ownerId);
  if (others.length > 0) await ctx.db.insert(eventProfiles).values(others.map((profileId) => ({ medicalCenterId, eventId, profileId })));
  if (claims.facilities.length > 0) await ctx.db.insert(eventFacilities).values(claims.facilities.map((facilityId) => ({ medicalCenterId, eventId, facilityId })));
  await attend(ctx, eventId, claims.patientCards);
  await occupy(ctx, event!, claims, input.override);
  if (input.waitingPatient !== null) await bookWaitingPatient(ctx, input.waitingPatient, eventId);
  await trackEvent(ctx, "event.created", eventId, claims.patientCards);
  return event!;
}

async function ownProcedure(ctx: ProfileCtx, id: number | null) {
  if (id === null) return null;
  const own = and(eq(procedures.id, id), eq(procedures.medicalCenterId, ctx.profile.medicalCenterId), isNull(procedures.removedAt));
  const [procedure] = await ctx.db.select().from(procedures).where(own);
  if (!procedure) throw fieldFault("procedure", "choiceInvalid");
  return procedure;
}
