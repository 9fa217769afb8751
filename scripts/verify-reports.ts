// Computes the digests of all signed medical reports in the database of the settings anew: npm run reports:verify. Names those
// that no longer say what was signed, and ends with 1 where there are some. The application may run.
import { verifyReports } from "#api/medical-reports/verify.ts";
import { fail, readDatabase } from "./own-database.ts";

await readDatabase(async (db) => {
  const { checked, differing } = await verifyReports(db);
  for (const { uuid, patientCardId, signedAt } of differing)
    console.log(`Report ${uuid} of patient card ${patientCardId}, signed ${signedAt.toISOString()}, is not what was signed.`);
  console.log(`${checked} signed reports checked, ${differing.length} of them altered.`);
  if (differing.length > 0) process.exitCode = 1;
}).catch(fail);
