// Computes the digests of all invoices in the database of the settings again, holds them against the audit log, and
// looks for gaps in their series: npm run invoices:verify. Names those that are not what was issued, and ends with 1
// where there are some. That the log itself is right, npm run audit:verify says. The application may run.
import { findGaps } from "#api/invoices/find-gaps.ts";
import { verifyInvoices } from "#api/invoices/verify.ts";
import { fail, readDatabase } from "./own-database.ts";
import { sayDiffering, sayGap } from "./say-differing.ts";

await readDatabase(async (db) => {
  const { checked, differing } = await verifyInvoices(db);
  const gaps = await findGaps(db);
  for (const record of differing) console.log(sayDiffering(record));
  for (const gap of gaps) console.log(sayGap(gap));
  console.log(
    `${checked} invoices checked, ${differing.length} of them not as they were, ${gaps.length} series with gaps.`,
  );
  if (differing.length + gaps.length > 0) process.exitCode = 1;
}).catch(fail);
