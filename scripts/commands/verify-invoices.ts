// Computes the digests of all invoices in the database of the settings again, holds them against the audit log, looks
// for gaps in their series, compares the stored PDFs with their hashes, and the sums of closed months with those of now: npm
// run invoices:verify. Names what is not as it was, and ends with 1 where there are some. That the log itself is right, npm run audit:verify says. The
// application may run.
import { findGaps } from "#api/invoices/find-gaps.ts";
import { verifyPdfs } from "#api/invoices/pdf/verify-pdfs.ts";
import { findChangedMonths } from "#api/months/find-changed.ts";
import { verifyInvoices } from "#api/invoices/verify.ts";
import { storageOf } from "#api/core/process/folders.ts";
import { readGiven } from "#api/settings/settings.ts";
import { fail, readDatabase } from "./own-database.ts";
import { sayDiffering, sayGap, sayMonth } from "./say-differing.ts";

await readDatabase(async (db) => {
  const { checked, differing } = await verifyInvoices(db);
  const gaps = await findGaps(db);
  const months = await findChangedMonths(db);
  const pdfs = await verifyPdfs(db, storageOf(readGiven(process.env)));
  for (const record of differing) console.log(sayDiffering(record));
  for (const gap of gaps) console.log(sayGap(gap));
  for (const month of months) console.log(sayMonth(month));
  for (const id of pdfs.differing) console.log(`The PDF of invoice ${id} is not the one that was stored.`);
  console.log(
    `${checked} invoices checked, ${differing.length} of them not as they were, ${gaps.length} series with gaps, ` +
      `${months.length} closed months with other sums; ` +
      `${pdfs.checked} PDFs, ${pdfs.differing.length} of them not as they were.`,
  );
  if (differing.length + gaps.length + months.length + pdfs.differing.length > 0) process.exitCode = 1;
}).catch(fail);
