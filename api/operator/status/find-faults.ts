import { HOUR, MINUTE } from "#rules/time/durations.ts";
import type { Status } from "./read-status.ts";

/** A night may take its time, and so may a machine that was off. */
const LONGEST_NIGHT = 26 * HOUR;
const LONGEST_WAIT = 30 * MINUTE;
const LEAST_FREE = 500_000_000;

export const statusFaults = [
  "migrationsPending",
  "noProcess",
  "queueWaits",
  "jobsFailed",
  "diskFull",
  "diskLow",
  "backupMissing",
  "backupOld",
  "backupIncomplete",
  "drillFailed",
  "evidenceOld",
  "evidenceDiffers",
  "noOperator",
] as const;
export type StatusFault = (typeof statusFaults)[number];

/** Faults that the operator has to look at. An installation that makes no nightly backups is taken to be backed up elsewhere. */
export function findFaults(status: Status, now: Date): StatusFault[] {
  const { database, processes, queue, disk, backups, evidence, operator } = status;
  const isOld = (at: Date) => now.getTime() - at.getTime() > LONGEST_NIGHT;
  const found: Record<StatusFault, boolean> = {
    migrationsPending: database.pending.length > 0,
    noProcess: processes === 0,
    queueWaits: queue.oldestSeconds * 1000 > LONGEST_WAIT,
    jobsFailed: queue.failedLately > 0,
    diskFull: disk.problem !== null,
    diskLow: disk.problem === null && disk.free < LEAST_FREE,
    backupMissing: backups.nightly && backups.last === null,
    backupOld: backups.nightly && backups.last !== null && isOld(backups.last.at),
    backupIncomplete: (backups.last?.faultyFiles ?? 0) > 0,
    drillFailed: (backups.drill?.fault ?? null) !== null,
    evidenceOld: [evidence?.checkedSince, evidence?.uncheckedSince].some((at) => at && isOld(at)),
    evidenceDiffers: evidence !== null && evidence.differences > 0,
    noOperator: operator?.by === "nothing",
  };
  return statusFaults.filter((name) => found[name]);
}
