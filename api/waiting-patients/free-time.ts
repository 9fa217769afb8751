import { without } from "#rules/working-hours/working-hours.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { createEvent } from "../calendar/events/create.ts";
import { gapsOn } from "../calendar/availability/gaps.ts";
import type { ProfileCtx } from "../core/context.ts";
import { fieldFault } from "../core/fault.ts";
import type { Day } from "../calendar/own-events.ts";

/** Fills the rest of a person's working hours on a day, from now on, with free time of that name. */
export async function enterFreeTime(ctx: ProfileCtx, { profile, date }: Day, name: string) {
  const gaps = await gapsOn(ctx, profile, date);
  if (!gaps) throw fieldFault("profile", "choiceInvalid");
  const past = { begin: -Infinity, end: Math.ceil(ctx.now().getTime() / MINUTE) };
  for (const { begin, end } of without(gaps, [past]))
    await createEvent(ctx, {
      eventType: "FREE_TIME",
      owner: profile,
      name,
      beginAt: new Date(begin * MINUTE),
      endAt: new Date(end * MINUTE),
    });
}
