import { WorkingHoursPeriodInput } from "#rules/inputs/calendar/working-hours.ts";
import { localDate } from "#rules/time/time.ts";
import type { Ctx } from "../core/context.ts";
import { eq } from "drizzle-orm";
import { profiles } from "../core/db/tables/profiles.ts";
import { workingHoursPeriods } from "../core/db/tables/working-hours-periods.ts";
import { fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { mapOverlapError } from "./map-overlap-error.ts";
import { allowHoursOf, visibleProfile } from "./scope.ts";

/** As many as are read at once with a person. */
const MOST_PERIODS = 100;

/** Sets other hours of a person between two days. */
export async function createPeriod(ctx: Ctx, profileId: number, given: unknown) {
  allowHoursOf(ctx, profileId);
  await visibleProfile(ctx, profileId);
  const input = parse(WorkingHoursPeriodInput(localDate(ctx.now())), given);
  // Of two concurrent additions the second waits, and counts the first one's.
  await ctx.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, profileId)).for("no key update");
  if ((await ctx.db.$count(workingHoursPeriods, eq(workingHoursPeriods.profileId, profileId))) >= MOST_PERIODS)
    throw fieldFault("from", "tooManyPeriods");
  const [period] = await mapOverlapError(ctx, (db) =>
    db
      .insert(workingHoursPeriods)
      .values({ ...input, profileId, medicalCenterId: ctx.profile.medicalCenterId })
      .returning(),
  );
  await track(ctx, "workingHoursPeriod.created", {
    entityId: period!.id,
    details: { profile: profileId, from: input.from, to: input.to },
  });
  return period!;
}
