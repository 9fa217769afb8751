import { eq } from "drizzle-orm";
import { BookingRulesInput } from "#rules/inputs/bookings/booking-rules.ts";
import { allow } from "../../core/access/allow.ts";
import { changedFields } from "../../core/changed-fields.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { Fault } from "../../core/fault.ts";
import { notifyOfSteering } from "../../mail/notify-of-steering.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { columnsOf, rulesOf } from "./rules.ts";

/**
 * Changes the given rules of online booking, based on the centre's version; omitted ones stay. A change of what
 * patients read about paying, or of the websites that offer times, is mailed to every administrator.
 */
export async function updateBookingRules(ctx: Ctx, version: number, change: object) {
  allow(ctx, "medicalCenter:write");
  const id = ctx.profile.medicalCenterId;
  const [before] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, id));
  const known = rulesOf(before!);
  const input = parse(BookingRulesInput, { ...known, ...change });
  const after = await changeOne(ctx.db, medicalCenters, { id, version }, { ...columnsOf(input), updatedAt: ctx.now() });
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalCenter.bookingSet", { entityId: id, details: { fields: changedFields(known, input) } });
  await notifyOfChanges(ctx, known, input);
  return after;
}

async function notifyOfChanges(ctx: ProfileCtx, before: BookingRulesInput, after: BookingRulesInput) {
  for (const [steered, said] of Object.entries(saidOf)) {
    const [from, to] = [said(before), said(after)];
    if (from.join() !== to.join())
      await notifyOfSteering(ctx, steered as keyof typeof saidOf, {
        from: (quoted) => from.map(quoted).join(", ") || null,
        to: (quoted) => to.map(quoted).join(", ") || null,
      });
  }
}

/** Texts that patients read, and their pages. */
const saidOf = {
  introduction: ({ introductoryText }: BookingRulesInput) => [introductoryText ?? []].flat(),
  paymentText: ({ paymentInAdvance, paymentText }: BookingRulesInput) =>
    paymentInAdvance ? [paymentText ?? []].flat() : [],
  origins: ({ origins }: BookingRulesInput) => origins,
};
