import { partOfCommit } from "./part-of-commit.ts";

const TURNS = 6;

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
  "api/db/open.test.ts",
  "api/backup/by-itself.test.ts",
  "api/db/logins.test.ts",
  "api/db/embedded/crash.test.ts",
  "api/backup/refusals.test.ts",
  "api/audit/commands.test.ts",
  "api/outside/storage/storage.test.ts",
  "tests/faults/leaping-clock.test.ts",
  "api/db/embedded/embedded.test.ts",
  "api/queue/queue.test.ts",
  "api/batches/large-month.test.ts",
  "tests/faults/cut-connections.test.ts",
  "tests/faults/full-disk.test.ts",
  "api/report-summaries/slow-model.test.ts",
  "api/outside/heic.test.ts",
  "api/seed/benchmark.test.ts",
  "api/accounts/passwords/recover-access.test.ts",
  "server/development.test.ts",
  "tests/upgrade.test.ts",
];

/** The same of journeys: a copy of everything, lost lines, ended sessions, locked desks, new versions, late scripts. */
export const longJourneys = [
  "center-copies/center-copies",
  "medical-reports/report-draft",
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

/** Those that this run leaves to other commits: none unless `npm test` asks for its part. */
export function leftToOthers(files: string[]): string[] {
  if (process.env.MOTUS_PARTS !== "commit") return [];
  const taken = new Set(partOfCommit(files, TURNS));
  return files.filter((file) => !taken.has(file));
}
