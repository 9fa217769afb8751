import { expect, test } from "vitest";
import { keptBackups } from "./kept-backups.ts";
import { addDays } from "#rules/time/dates.ts";

const name = (day: string, time = "0230") => `motus-${day}T${time}.tar.gz.age`;

test("of two years of nights seven days, four weeks and twelve months stay, each with its newest", () => {
  const nights = Array.from({ length: 730 }, (_, ago) => name(addDays("2026-03-18", -ago)));
  const kept = [...keptBackups(nights)].map((name) => name.slice(6, 16));
  expect(kept).toEqual([
    "2026-03-18",
    "2026-03-17",
    "2026-03-16",
    "2026-03-15",
    "2026-03-14",
    "2026-03-13",
    "2026-03-12",
    "2026-03-08",
    "2026-03-01",
    "2026-02-28",
    "2026-01-31",
    "2025-12-31",
    "2025-11-30",
    "2025-10-31",
    "2025-09-30",
    "2025-08-31",
    "2025-07-31",
    "2025-06-30",
    "2025-05-31",
    "2025-04-30",
  ]);
});

test("of several of one day the last stays; after a long pause the old ones stay too", () => {
  expect([...keptBackups([name("2026-03-18"), name("2026-03-18", "1015"), name("2025-01-01")])]).toEqual([
    name("2026-03-18", "1015"),
    name("2025-01-01"),
  ]);
});
