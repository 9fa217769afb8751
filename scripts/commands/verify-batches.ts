// Checks all batches for insurers in the database of the settings: npm run batches:verify. Their files are written again from
// their documents, and compared with the stored files and the audit log; their sums are compared with their documents.
// Prints each difference, and ends with 1 where there is one. npm run audit:verify checks the log. The application may run.
import { verifyBatches } from "#api/batches/verify/verify-batches.ts";
import { storageOf } from "#api/core/process/folders.ts";
import { readGiven } from "#api/settings/settings.ts";
import { fail, readDatabase } from "./own-database.ts";
import { sayBatch } from "./say-differing.ts";

await readDatabase(async (db) => {
  const { checked, differing } = await verifyBatches(db, storageOf(readGiven(process.env)));
  for (const batch of differing) console.log(sayBatch(batch));
  console.log(`${checked} batches checked, ${differing.length} of them not as they were made.`);
  if (differing.length > 0) process.exitCode = 1;
}).catch(fail);
