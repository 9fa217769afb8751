import { readFileSync } from "node:fs";
import type { Restored } from "#api/backup/restore.ts";
import { rowsOf } from "#api/backup/contents.ts";

/** Says what was restored and what of it is not as it should be; the process ends with 1 where something is not. */
export function tellRestored({ at, manifest, sessionsEnded, files, reports }: Restored) {
  const { tables, missing } = manifest;
  console.log(`The backup of ${at.toISOString()}: ${rowsOf(tables)} rows of ${Object.keys(tables).length} tables and ${files.checked} files, each as it was.`);
  console.log(`${sessionsEnded} sessions ended: everybody signs in again.`);
  if (reports) console.log(`${reports.checked} signed reports checked, ${reports.differing.length} of them altered.`);
  else console.log("The backup is of an older Motus: the next start brings it up to date; then check reports by npm run reports:verify.");
  for (const key of new Set([...missing, ...files.wrong])) console.log(`File ${key} is missing or not as it was stored.`);
  for (const { uuid } of reports?.differing ?? []) console.log(`Report ${uuid} is not what was signed.`);
  if (missing.length + files.wrong.length + (reports?.differing.length ?? 0) > 0) process.exitCode = 1;
}

/** The key that opens backups, as age-keygen writes it into a file. */
export function identityOf({ MOTUS_BACKUP_IDENTITY: given }: { MOTUS_BACKUP_IDENTITY?: string }): string | undefined {
  if (!given) return undefined;
  const key = /^AGE-SECRET-KEY-1\w+$/im.exec(given.startsWith("AGE-SECRET-KEY-") ? given : readFileSync(given, "utf8"))?.[0];
  if (!key) throw new Error("MOTUS_BACKUP_IDENTITY: expects a file with a key of age, or the key itself (AGE-SECRET-KEY-1…).");
  return key;
}
