// Prints what each centre owes for its running period, as CSV: npm run --silent subscriptions > due.csv, or for the periods
// of another day with -- --day 2026-03-01. Nothing is charged or written. The application may run.
import { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { writeCsv } from "#api/grids/files/csv.ts";
import { plansOf } from "#api/core/process/plans-of.ts";
import { readGiven } from "#api/settings/settings.ts";
import { listDue } from "#api/subscriptions/list-due.ts";
import { isIsoDate, localDate } from "#rules/time/time.ts";
import { dueColumns } from "./due-columns.ts";
import { fail, readDatabase } from "./own-database.ts";

const { values } = parseArgs({ options: { day: { type: "string", default: localDate(new Date()) } } });

await readDatabase(async (db) => {
  if (!isIsoDate(values.day)) throw new Error("--day takes a date such as 2026-03-01.");
  const plans = await plansOf(readGiven(process.env), db);
  if (!plans) throw new Error("There are no subscriptions: MOTUS_PLANS names no file.");
  const due = await listDue(db, plans, values.day);
  for await (const part of writeCsv(dueColumns, Readable.from([due]))) process.stdout.write(part);
}).catch(fail);
