import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";

const now = new Date("2026-03-16T09:00:00Z");
const past = new Date("2026-03-15T09:00:00Z");
const next = new Date("2026-03-17T09:00:00Z");
const after = new Date("2026-03-18T09:00:00Z");

test("a visit that appears, moves or goes is news", () => {
  expect(outcomeOf(null, next, now)).toBe("BOOKED");
  expect(outcomeOf(next, after, now)).toBe("MOVED");
  expect(outcomeOf(past, next, now)).toBe("MOVED");
  expect(outcomeOf(next, null, now)).toBe("CANCELLED");
});

test("an undone change, and one in the past, is no news", () => {
  expect(outcomeOf(next, new Date(next), now)).toBeNull();
  expect(outcomeOf(null, null, now)).toBeNull();
  expect(outcomeOf(null, past, now)).toBeNull();
  expect(outcomeOf(past, null, now)).toBeNull();
  expect(outcomeOf(next, past, now)).toBeNull();
});
