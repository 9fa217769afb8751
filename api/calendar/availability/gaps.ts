import { and, eq, isNull } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { instantOf, isoTime, localDate, type IsoDate } from "#rules/time/time.ts";
import { without, workOn, type Minutes } from "#rules/working-hours/working-hours.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { readHours } from "../../working-hours/read-hours.ts";
import { takenTimes } from "./candidates.ts";

/** When a person works on a day and has nothing yet, in minutes since 1970; null where there is no such person. */
export async function gapsOn(ctx: ProfileCtx, profile: number, date: IsoDate): Promise<Minutes[] | null> {
  const own = and(
    eq(profiles.id, profile),
    eq(profiles.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(profiles.deactivatedAt),
  );
  const [person] = await ctx.db.select().from(profiles).where(own);
  if (!person) return null;
  const minute = (time: number) => instantOf(date, isoTime(time)).getTime() / MINUTE;
  const work = workOn(await readHours(ctx, person), date).map(({ begin, end }) => ({
    begin: minute(begin),
    end: minute(end),
  }));
  const taken = await takenTimes(ctx, instantOf(date), instantOf(addDays(date, 1)), {
    people: [person],
    needs: [],
    patientCard: null,
  });
  return without(work, taken.ofProfile(profile));
}

/** The moment until which a person stays free, be it the end of work or the next event; null if not free then. */
export async function freeUntil(ctx: Ctx, profile: number, from: Date): Promise<Date | null> {
  allow(ctx, "calendar:read");
  const at = from.getTime() / MINUTE;
  const gap = (await gapsOn(ctx, profile, localDate(from)))?.find(({ begin, end }) => begin <= at && at < end);
  return gap ? new Date(gap.end * MINUTE) : null;
}
