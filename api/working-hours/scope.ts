import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { workingHoursPeriods } from "../core/db/tables/working-hours-periods.ts";
import { Fault } from "../core/fault.ts";

/** A user's own hours are a personal setting, those of others require the permission for the staff. */
export function allowHoursOf(ctx: Ctx, profile: number): asserts ctx is ProfileCtx;
export function allowHoursOf(ctx: Ctx, profile: number) {
  allow(ctx, profile === ctx.profile?.id ? "personal:write" : "staff:write");
}

/** A person of the own medical centre; any other is not found. */
export async function visibleProfile(ctx: ProfileCtx, id: number) {
  const [profile] = await ctx.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!profile) throw new Fault("notFound");
  return profile;
}

export const periodsOfMyCenter = (ctx: ProfileCtx) =>
  eq(workingHoursPeriods.medicalCenterId, ctx.profile.medicalCenterId);

/** A period, if its person's hours may be changed. */
export async function changeablePeriod(ctx: ProfileCtx, id: number) {
  const [period] = await ctx.db
    .select()
    .from(workingHoursPeriods)
    .where(and(eq(workingHoursPeriods.id, id), periodsOfMyCenter(ctx)));
  if (!period) throw new Fault("notFound");
  allowHoursOf(ctx, period.profileId);
  return period;
}
