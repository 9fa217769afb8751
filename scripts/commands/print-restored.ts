import { readFileSync } from "node:fs";
import type { Restored } from "#api/backup/restore.ts";
import { rowsOf } from "#api/backup/contents.ts";
import { sayDiffering, sayGap, sayMoneyRow, sayUnequalSum } from "./say-differing.ts";

/** Reports the restored contents and their faults; the process ends with 1 where there are some. */
export function printRestored({ at, manifest, sessionsEnded, files, evidence }: Restored) {
  const { tables, missing } = manifest;
  console.log(
    `The backup of ${at.toISOString()}: ${rowsOf(tables)} rows of ${Object.keys(tables).length} tables and ${files.checked} files, each as it was.`,
  );
  console.log(`${sessionsEnded} sessions ended: everybody signs in again.`);
  if (!evidence)
    console.log(
      "The backup is of an older Motus: the next start brings it up to date; then run npm run reports:verify, npm run invoices:verify, npm run money:verify and npm run audit:verify.",
    );
  const { reports = 0, consents = 0, invoices = 0, money = 0 } = evidence ?? {};
  const { differing = [], differingMoney = [], unequalSums = [], gaps = [], chains = [] } = evidence ?? {};
  const broken = chains.filter(({ finding }) => finding);
  if (evidence)
    console.log(
      `${reports} signed reports, ${consents} consents and wordings, ${invoices} invoices and ${money} rows of money checked, ${differing.length + differingMoney.length} of them not as they were. ${chains.length} chains of the audit log checked, ${broken.length} of them broken.`,
    );
  for (const key of new Set([...missing, ...files.wrong]))
    console.log(`File ${key} is missing or not as it was stored.`);
  for (const record of differing) console.log(sayDiffering(record));
  for (const row of differingMoney) console.log(sayMoneyRow(row));
  for (const sum of unequalSums) console.log(sayUnequalSum(sum));
  for (const gap of gaps) console.log(sayGap(gap));
  for (const { center } of broken)
    console.log(`The audit log of centre ${center} is not as it was sealed: npm run audit:verify says where.`);
  if ([missing, files.wrong, differing, differingMoney, unequalSums, gaps, broken].some(({ length }) => length > 0))
    process.exitCode = 1;
}

/** The key that opens backups, as age-keygen writes it into a file. */
export function identityOf({ MOTUS_BACKUP_IDENTITY: given }: { MOTUS_BACKUP_IDENTITY?: string }): string | undefined {
  if (!given) return undefined;
  const key = /^AGE-SECRET-KEY-1\w+$/im.exec(
    given.startsWith("AGE-SECRET-KEY-") ? given : readFileSync(given, "utf8"),
  )?.[0];
  if (!key)
    throw new Error("MOTUS_BACKUP_IDENTITY: expects a file with a key of age, or the key itself (AGE-SECRET-KEY-1…).");
  return key;
}
