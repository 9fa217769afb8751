import { eq } from "drizzle-orm";
import { BookingRulesInput } from "#rules/inputs/booking-rules.ts";
import { allow } from "../access/allow.ts";
import { changedFields } from "../changed-fields.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { columnsOf, rulesOf } from "./rules.ts";

/** Changes the given rules of online booking, based on the centre's version; omitted ones stay. */
export async function updateBookingRules(ctx: Ctx, version: number, change: object) {
  allow(ctx, "medicalCenter:write");
  const id = ctx.profile.medicalCenterId;
  const [before] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, id));
  const known = rulesOf(before!);
  const input = parse(BookingRulesInput, { ...known, ...change });
  const after = await changeOne(ctx.db, medicalCenters, { id, version }, { ...columnsOf(input), updatedAt: ctx.now() });
  if (!after) throw new Fault("stale");
  await track(ctx, "medicalCenter.bookingSet", { entityId: id, details: { fields: changedFields(known, input) } });
  return after;
}
