import { readdirSync } from "node:fs";
import { partOfCommit } from "./part-of-commit.ts";

const TURNS_OF_LONG = 6;
const TURNS_OF_JOURNEYS = 2;

/**
 * Files that take long and guard what few changes touch: kills, full disks, cut lines, starts, memory. `npm test` runs a
 * sixth of them by the hash of its commit, so that a few landings run all; by hand each runs.
 */
export const longFiles = [
  "tests/kills.test.ts",
  "tests/processes.test.ts",
  "tests/pooler.test.ts",
  "api/invoice-exports/memory.test.ts",
  "api/center-copies/memory.test.ts",
  "tests/faults/read-only-disk.test.ts",
  "tests/reminder-kills.test.ts",
  "api/core/db/opening/open.test.ts",
  "api/backup/by-itself.test.ts",
  "api/core/db/logins.test.ts",
  "api/core/db/embedded/crash.test.ts",
  "api/backup/refusals.test.ts",
  "api/audit/commands.test.ts",
  "api/core/outside/storage/storage.test.ts",
  "tests/faults/leaping-clock.test.ts",
  "api/core/db/embedded/embedded.test.ts",
  "api/core/queue/queue.test.ts",
  "api/core/queue/turns.test.ts",
  "api/batches/large-month.test.ts",
  "tests/faults/cut-connections.test.ts",
  "tests/faults/full-disk.test.ts",
  "api/report-summaries/slow-model.test.ts",
  "api/core/outside/files/heic.test.ts",
  "api/seed/benchmark.test.ts",
  "api/accounts/passwords/recover-access.test.ts",
  "server/development.test.ts",
  "tests/upgrade.test.ts",
  "api/seed/demo.test.ts",
  "api/seed/demo-documents.test.ts",
  "api/seed/demo-days.test.ts",
  "api/backup/round-trip.test.ts",
  "api/imports/imports.test.ts",
  "api/imports/killed-steps.test.ts",
  "api/calendar-sync/feed/read-by-another.test.ts",
  "tests/walks/attacks.test.ts",
  "tests/walks/open-redirects.test.ts",
];

/** The same of journeys: a copy of everything, lost lines, ended sessions, locked desks, new versions, late scripts. */
export const longJourneys = [
  "center-copies/center-copies",
  "medical-reports/report-draft",
  "medical-reports/report-windows",
  "desks/desk-lock",
  "accounts/session-end",
  "medical-reports/report-typing",
  "site/changed-page",
  "site/new-version",
  "site/after-first-view",
  "site/words",
  "site/no-storage",
  "site/moves-at-start",
  "desks/day-at-the-desk",
  "bookings/without-cookies",
].map((name) => `tests/e2e/${name}.test.ts`);

/** Each other journey with scripts; those without, one of each area, are made at each landing. */
export const otherJourneys = readdirSync("tests/e2e", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `tests/e2e/${name}`)
  .filter((file) => !longJourneys.includes(file))
  .toSorted();

/** Files that this run leaves to other commits: none unless `npm test` asks for its part. */
export const filesOfOthers = () => leftToOthers(longFiles, TURNS_OF_LONG);
export const longJourneysOfOthers = () => leftToOthers(longJourneys, TURNS_OF_LONG);
export const otherJourneysOfOthers = () => leftToOthers(otherJourneys, TURNS_OF_JOURNEYS);

function leftToOthers(files: string[], turns: number): string[] {
  if (process.env.MOTUS_PARTS !== "commit") return [];
  const taken = new Set(partOfCommit(files, turns));
  return files.filter((file) => !taken.has(file));
}
