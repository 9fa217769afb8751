import { NO_OPERATOR } from "../operator.ts";
import { findFaults, type StatusFault } from "./find-faults.ts";
import type { Status } from "./read-status.ts";

/** The remedy for each fault. */
const remedies: Record<StatusFault, string> = {
  migrationsPending:
    "This version has to bring the database up to date: stop all processes of the older one, then start it.",
  noProcess: "No process of Motus serves this database.",
  queueWaits:
    "A job has waited for over half an hour: processes may be stopped, or a service they wait for does not answer.",
  jobsFailed: "Jobs failed for good within a day: the log names them (jobFailed, lastAttempt).",
  diskFull: "The disk of the data folder is full or read-only: make room, or make it writable again.",
  diskLow: "The disk of the data folder has less than 500 MB left.",
  backupMissing: "There is no backup in MOTUS_BACKUP_DIR.",
  backupOld: "The newest backup is older than a night: the log says why (backupFailed, backupFolder).",
  backupIncomplete: "The newest backup lacks files: they can probably be had from an older one.",
  drillFailed: "The latest drill could not restore a backup: run npm run backup:drill again.",
  evidenceOld: "The evidence of a centre has not been checked for over a night (evidenceUnchecked in the log).",
  evidenceDiffers:
    "The evidence of a centre differs: npm run audit:verify, reports:verify, invoices:verify and money:verify name it.",
  noOperator: NO_OPERATOR,
};

const moment = (at: Date | null | undefined) =>
  at ? `${at.toISOString().slice(0, 16).replace("T", " ")} UTC` : "never";

/** The status as lines of text, the faults at the end. */
export function describeStatus(status: Status, now: Date): string {
  const { database, processes, queue, disk, backups, evidence, operator } = status;
  const pending = database.pending.length;
  const { last, drill } = backups;
  const rows = {
    database: `PostgreSQL ${database.version}, ${pending > 0 ? `${pending} migrations pending` : "up to date"}`,
    processes: `${processes} alive`,
    queue: `${queue.waiting} waiting, the oldest for ${Math.round(queue.oldestSeconds)} s; ${queue.running} running, ${queue.scheduled} scheduled, ${queue.failed} failed (${queue.failedLately} within a day)`,
    disk: `${Math.floor(disk.free / 1e6)} MB free${disk.problem ? `, ${disk.problem}` : ""}`,
    backup: `${last ? `${moment(last.at)}${last.faultyFiles ? `, ${last.faultyFiles} files missing or differing` : ""}` : "none"}${backups.nightly ? "" : ", none by night (MOTUS_BACKUP_DIR is not set)"}`,
    drill: drill ? `${moment(drill.at)}, ${drill.fault ?? "restored whole"}` : "never",
    evidence: evidence
      ? `${evidence.differences} differences, the oldest check ${moment(evidence.checkedSince)}${evidence.unchecked > 0 ? `, centres not checked yet: ${evidence.unchecked}` : ""}`
      : "unknown",
    operator: operator ? describeOperator(operator) : "unknown",
  };
  const faults = findFaults(status, now).map((name) => `FAULT ${name}: ${remedies[name]}`);
  const lines = Object.entries(rows).map(([name, text]) => `${name.padEnd(10)} ${text}`);
  return [...lines, ...(faults.length > 0 ? faults : ["No faults."])].join("\n");
}

const describeOperator = ({ by, recipients }: NonNullable<Status["operator"]>) =>
  by === "setting"
    ? recipients[0]!.email
    : by === "administrators"
      ? `the administrators of the only centre (${recipients.length})`
      : "no address";
