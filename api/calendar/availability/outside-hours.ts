import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { minutesOn, workOn, type PersonHours } from "#rules/working-hours/working-hours.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { readHours } from "../../working-hours/read-hours.ts";
import type { Claim } from "../occupancy/claims.ts";
import type { Hit } from "../occupancy/conflicts.ts";
import type { EventRow } from "../events/relations.ts";

/** The claims on people outside their working hours. Leave and whole days do not depend on hours. */
export async function outsideHours(
  ctx: ProfileCtx,
  rows: Pick<EventRow, "id" | "type" | "allDay">[],
  claims: Claim[],
): Promise<Hit[]> {
  const timed = new Set(rows.filter(({ type, allDay }) => type !== "FREE_TIME" && !allDay).map(({ id }) => id));
  const asked = claims.filter(({ kind, eventId }) => kind === "PROFILE" && timed.has(eventId));
  if (asked.length === 0) return [];
  const people = await ctx.db
    .select()
    .from(profiles)
    .where(
      anyOf(
        profiles.id,
        asked.map(({ id }) => id),
      ),
    );
  const hours = new Map(
    await Promise.all(people.map(async (person) => [person.id, await readHours(ctx, person)] as const)),
  );
  return asked
    .filter(({ id, beginAt, endAt }) => !worksThrough(hours.get(id)!, beginAt, endAt))
    .map((claim) => ({ claim, over: "OUTSIDE_HOURS" }));
}

/** Also over midnight: each day's part lies within that day's hours. */
function worksThrough(hours: PersonHours, from: Date, to: Date): boolean {
  for (let date = localDate(from); ; date = addDays(date, 1)) {
    const part = minutesOn(date, from, to);
    if (!part) return true;
    if (!workOn(hours, date).some(({ begin, end }) => begin <= part.begin && part.end <= end)) return false;
  }
}
