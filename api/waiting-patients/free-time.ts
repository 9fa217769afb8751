import { and, eq, isNull } from "drizzle-orm";
import { addDays, instantOf, isoTime } from "#rules/time.ts";
import { without, workOn } from "#rules/working-hours.ts";
import { takenTimes } from "../calendar/candidates.ts";
import { createEvent } from "../calendar/create.ts";
import type { ProfileCtx } from "../context.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { fieldFault } from "../fault.ts";
import { hoursOf } from "../working-hours/hours-of.ts";
import type { Day } from "./day.ts";

const MINUTE = 60_000;

/** Fills what is left of a person's working hours on a day, from now on, with free time of that name. */
export async function enterFreeTime(ctx: ProfileCtx, { profile, date }: Day, name: string) {
  const own = and(eq(profiles.id, profile), eq(profiles.medicalCenterId, ctx.profile.medicalCenterId), isNull(profiles.deactivatedAt));
  const [person] = await ctx.db.select().from(profiles).where(own);
  if (!person) throw fieldFault("profile", "choiceInvalid");
  const minute = (time: number) => instantOf(date, isoTime(time)).getTime() / MINUTE;
  const work = workOn(await hoursOf(ctx, person), date).map(({ begin, end }) => ({ begin: minute(begin), end: minute(end) }));
  const taken = await takenTimes(ctx, instantOf(date), instantOf(addDays(date, 1)), { people: [person], needs: [], patientCard: null });
  const past = { begin: -Infinity, end: Math.ceil(ctx.now().getTime() / MINUTE) };
  for (const { begin, end } of without(work, [past, ...taken.ofProfile(profile)]))
    await createEvent(ctx, { eventType: "FREE_TIME", owner: profile, name, beginAt: new Date(begin * MINUTE), endAt: new Date(end * MINUTE) });
}
