import { existsSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import {
  filesOfOthers,
  longFiles,
  longJourneys,
  longJourneysOfOthers,
  otherJourneys,
  otherJourneysOfOthers,
} from "./turns.ts";

afterEach(() => vi.unstubAllEnvs());

test("every file that waits for its turn exists, once", () => {
  const files = [...longFiles, ...longJourneys];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test("a landing runs a sixth of them and half of the other journeys, a run by hand each", () => {
  vi.stubEnv("MOTUS_PARTS", "");
  expect([...filesOfOthers(), ...longJourneysOfOthers(), ...otherJourneysOfOthers()]).toEqual([]);
  vi.stubEnv("MOTUS_PARTS", "commit");
  expect(Math.abs(filesOfOthers().length - (longFiles.length * 5) / 6)).toBeLessThan(1);
  expect(Math.abs(longJourneysOfOthers().length - (longJourneys.length * 5) / 6)).toBeLessThan(1);
  expect(Math.abs(otherJourneysOfOthers().length - otherJourneys.length / 2)).toBeLessThan(1);
});
