import { expect, test } from "vitest";
import { withProofOfWork } from "#tests/kit/bookings.ts";
import { now } from "#tests/cast/people.ts";
import { bitsFor, challengeOf, hasProofOfWork } from "./proof.ts";

const ctx = { settings: { secrets: { tokens: "secret of the test" } }, now: () => now } as never;
const uuid = "0eb97edb-0000-4000-8000-000000000000";

test("a proof counts for its request, its centre and three hours", () => {
  const proof = withProofOfWork(ctx, { uuid }).proof;
  expect(hasProofOfWork(ctx, 1, uuid, proof)).toBe(true);
  expect(hasProofOfWork(ctx, 2, uuid, proof)).toBe(false);
  expect(
    hasProofOfWork(
      { ...(ctx as object), now: () => new Date(now.getTime() + 3 * 3_600_000 + 1) } as never,
      1,
      uuid,
      proof,
    ),
  ).toBe(false);
  const others = Array.from({ length: 64 }, () => hasProofOfWork(ctx, 1, crypto.randomUUID(), proof));
  expect(others.filter(Boolean).length).toBeLessThan(32);
});

test("no proof, and one of an invented, easier or unsolved challenge, counts for nothing", () => {
  const hard = challengeOf(ctx, 1, 22, now);
  const [bits, ...rest] = hard.split(".");
  for (const proof of [null, "", ":", "0.0.:1", `${hard}:1`, `1.${rest.join(".")}:1`, `${bits}.${now.getTime()}.x:1`])
    expect([proof, hasProofOfWork(ctx, 1, uuid, proof)]).toEqual([proof, false]);
});

test("work doubles with each doubling of unconfirmed requests, up to what a browser does in a minute", () => {
  expect([0, 10, 20, 40, 500, 1_000_000].map(bitsFor)).toEqual([16, 16, 17, 18, 22, 22]);
});
