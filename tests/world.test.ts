import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findUnequalSums } from "#api/evidence/money/find-unequal.ts";
import { verifyMoneyRows } from "#api/evidence/money/verify-rows.ts";
import { verifyInvoices } from "#api/invoices/verify.ts";
import { meetings } from "./world/meetings.ts";
import { openWorld, starts, type World } from "./world/open-world.ts";
import type { Step } from "./world/step.ts";
import { anyStep } from "./world/steps.ts";

/** Steps of a landing, always the same ones; more of them, and other ones, by the settings. */
const STEPS = Number(process.env.MOTUS_WORLD_STEPS ?? 100);
const SEED = Number(process.env.MOTUS_WORLD_SEED ?? 1);
/** A world grows with its steps, and so does a look at it: each lives for as many. */
const LIFE = 200;
/** Only against hanging. */
const LONG = 3_600_000;

async function live(world: World, steps: Iterable<Step>) {
  await world.lookElsewhere();
  try {
    await fc.asyncModelRun(() => ({ model: world.model, real: world }), steps);
    expect((await verifyInvoices(world.ownerDb)).differing).toEqual([]);
    expect((await verifyMoneyRows(world.ownerDb)).differing).toEqual([]);
    expect(await findUnequalSums(world.ownerDb)).toEqual([]);
  } catch (error) {
    (error as Error).message += `\n\nafter\n${world.history.join("\n")}`;
    throw error;
  }
}

describe("features that meet leave all truths true:", async () => {
  for (const [name, { steps, refused = [] }] of Object.entries(meetings)) {
    const world = await openWorld();
    const meet = async () => {
      await live(world, steps);
      expect([...world.answered.keys()].filter((answer) => !answer.endsWith(" done"))).toEqual(refused);
    };
    test(name, meet, LONG);
  }
});

for (let at = 0; at * LIFE < STEPS; at++)
  describe(`a world with the seed ${SEED + at}`, async () => {
    const world = await openWorld(starts[(SEED + at) % starts.length]);
    const length = Math.min(LIFE, STEPS - at * LIFE);
    test(
      `has its truths after each of ${length} random steps`,
      async () => {
        const steps = fc.array(anyStep, { minLength: length, maxLength: length, size: "max" });
        await fc.assert(
          fc.asyncProperty(steps, (some) => live(world, some)),
          { seed: SEED + at, numRuns: 1, endOnFailure: true },
        );
        // oxlint-disable-next-line no-console
        console.log(
          `MOTUS_WORLD_SEED=${SEED + at}: ${length} steps, ${world.kills} kills`,
          Object.fromEntries([...world.answered].sort()),
        );
      },
      LONG,
    );
  });
