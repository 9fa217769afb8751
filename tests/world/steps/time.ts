import fc from "fast-check";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { step } from "../step.ts";
import { expectMessages } from "../truths/messages.ts";

export const wait = step("wait", fc.constantFrom(1, 2, 5, 20, 45, 90, 300, 900), (world, minutes) =>
  world.pass(later(world.now, minutes * MINUTE), () => expectMessages(world)),
);

/** The next time that clocks say so: before, in and after quiet hours, at midnight, and when clocks change. */
export const waitUntil = step(
  "waitUntil",
  fc.constantFrom("02:30", "06:59", "07:00", "08:00", "19:58", "21:50", "00:00"),
  (world, time) => {
    const today = instantOf(localDate(world.now), time);
    const until = today > world.now ? today : instantOf(addDays(localDate(world.now), 1), time);
    return world.pass(until, () => expectMessages(world));
  },
);

export const waitForMonth = step("waitForMonth", fc.constant(null), (world) =>
  world.pass(instantOf(addMonths(monthStart(localDate(world.now)), 1), "08:00"), () => expectMessages(world)),
);

/** The process dies before one of its next queries: in the request after this step, or in its jobs. */
export const kill = step("kill", fc.integer({ min: 1, max: 60 }), async (world, queries) => world.killIn(queries));
