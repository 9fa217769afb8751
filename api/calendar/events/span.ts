import { eq } from "drizzle-orm";
import { spanOf, type EventInput } from "#rules/inputs/calendar/event.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";

/** Begin and end of an event: one without an end takes as long as its service, or as a visit of the centre. */
export async function spanFor(ctx: ProfileCtx, input: EventInput, service: { durationMinutes: number } | null) {
  const isGiven = input.allDay !== null || input.endAt !== null;
  return spanOf(input, service?.durationMinutes ?? (isGiven ? 0 : await visitMinutes(ctx)));
}

async function visitMinutes(ctx: ProfileCtx): Promise<number> {
  const [center] = await ctx.db
    .select({ minutes: medicalCenters.visitMinutes })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  return center!.minutes;
}
