// Computes the digests of all signed medical reports in the database of the settings again, and holds them, their
// attachments, all consents and wordings against the audit log: npm run reports:verify. Names those that are not what
// was signed or given, and ends with 1 where there are some. That the log itself is right, npm run audit:verify says.
// The application may run.
import { verifyConsents } from "#api/consents/verify.ts";
import { verifyReports } from "#api/medical-reports/signing/verify.ts";
import { fail, readDatabase } from "./own-database.ts";
import { sayDiffering } from "./say-differing.ts";

await readDatabase(async (db) => {
  for (const [what, verify] of [
    ["signed reports", verifyReports],
    ["consents and wordings", verifyConsents],
  ] as const) {
    const { checked, differing } = await verify(db);
    for (const record of differing) console.log(sayDiffering(record));
    console.log(`${checked} ${what} checked, ${differing.length} of them not as they were.`);
    if (differing.length > 0) process.exitCode = 1;
  }
}).catch(fail);
