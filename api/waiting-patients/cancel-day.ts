import { DayCancelInput } from "#rules/inputs/calendar/person-day.ts";
import { allow } from "../core/access/allow.ts";
import { lockEvents } from "../calendar/events/lock.ts";
import { removeEvent } from "../calendar/events/remove.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { cancelable, dayCancellation, type DayCancellation } from "./day.ts";
import { enterFreeTime } from "./free-time.ts";
import { waitForAnother } from "./wait.ts";

/**
 * Cancels the rest of a person's day: its events are removed, their patients wait urgently for the same service with
 * the same person, and where it has a name, free time fills the rest of the day. All or nothing; `stale` where the day
 * holds other events than those that were shown.
 */
export async function cancelDay(ctx: Ctx, given: unknown): Promise<DayCancellation> {
  allow(ctx, "calendar:write");
  const { freeTime, ...day } = parse(DayCancelInput, given);
  const atOneMoment = at(ctx, ctx.now());
  const planned = await lockEvents(ctx, cancelable(ctx, day));
  const shown = [...day.events].sort((a, b) => a - b);
  if (planned.map(({ id }) => id).join() !== shown.join()) throw new Fault("stale");
  for (const event of planned.toSorted((a, b) => a.beginAt.getTime() - b.beginAt.getTime())) {
    await removeEvent(atOneMoment, event);
    await waitForAnother(ctx, [[event]], [day.profile]);
  }
  if (freeTime) await enterFreeTime(atOneMoment, day, freeTime);
  return dayCancellation(ctx, day);
}

/** All of it has one moment, by which it is recognised when the day is restored. */
const at = (ctx: ProfileCtx, moment: Date): ProfileCtx => ({ ...ctx, now: () => moment });
