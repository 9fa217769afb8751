// Computes the digests of all rows of payments, cash boxes, vouchers, closed months and bank statements in the database of
// the settings again, holds them against the audit log, and the sums of money against their rows: npm run money:verify.
// Names what is not as it was, and ends with 1 where there is something. That the log itself is right, npm run
// audit:verify says. The application may run.
import { findUnequalSums } from "#api/evidence/money/find-unequal.ts";
import { verifyMoneyRows } from "#api/evidence/money/verify-rows.ts";
import { findChangedMonths } from "#api/months/find-changed.ts";
import { fail, readDatabase } from "./own-database.ts";
import { sayMoneyRow, sayMonth, sayUnequalSum } from "./say-differing.ts";

await readDatabase(async (db) => {
  const { checked, differing } = await verifyMoneyRows(db);
  const unequal = await findUnequalSums(db);
  const months = await findChangedMonths(db);
  for (const row of differing) console.log(sayMoneyRow(row));
  for (const sum of unequal) console.log(sayUnequalSum(sum));
  for (const month of months) console.log(sayMonth(month));
  console.log(
    `${checked} rows of money checked, ${differing.length} of them not as they were, ` +
      `${unequal.length} sums that are not those of their rows, ${months.length} closed months with other sums.`,
  );
  if (differing.length + unequal.length + months.length > 0) process.exitCode = 1;
}).catch(fail);
