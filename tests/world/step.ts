import fc, { type AsyncCommand } from "fast-check";
import type { Model } from "./model.ts";
import type { World } from "./open-world.ts";
import { expectTruths } from "./truths.ts";
import { expectMessages } from "./truths/messages.ts";

export type Step = AsyncCommand<Model, World>;
/** A kind of step: called it makes one, and it has an arbitrary of all that it can be given. */
export type StepKind<T> = ((given: T) => Step) & { arbitrary: fc.Arbitrary<Step> };

/** Names a kind of step. Each does its jobs, and after it all truths are looked at. */
export function step<T>(
  name: string,
  given: fc.Arbitrary<T>,
  run: (world: World, given: T) => Promise<void>,
): StepKind<T> {
  const kind = (one: T): Step => ({
    check: () => true,
    async run(_model, world) {
      await world.begin(String(this));
      await expectMessages(world);
      await run(world, one);
      await world.work();
      await expectTruths(world);
    },
    toString: () => `${name}(${JSON.stringify(one)})`,
  });
  return Object.assign(kind, { arbitrary: given.map(kind) });
}

/** One of these, counted from the newest, so that 0 is what the step before has made. */
export const pickOf = <T>(all: readonly T[], pick: number): T | undefined => all[all.length - 1 - (pick % all.length)];

/** Mostly of the newest, so that steps meet. */
export const pick = fc.oneof({ weight: 3, arbitrary: fc.nat(3) }, { weight: 2, arbitrary: fc.nat(40) });
