import { existsSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { leftToOthers, longFiles, longJourneys } from "./turns.ts";

afterEach(() => vi.unstubAllEnvs());

test("every file that waits for its turn exists, once", () => {
  const files = [...longFiles, ...longJourneys];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test("a landing runs a sixth of them, a run by hand each", () => {
  vi.stubEnv("MOTUS_PARTS", "");
  expect(leftToOthers(longFiles)).toEqual([]);
  vi.stubEnv("MOTUS_PARTS", "commit");
  for (const files of [longFiles, longJourneys])
    expect(Math.abs(leftToOthers(files).length - (files.length * 5) / 6)).toBeLessThan(1);
});
