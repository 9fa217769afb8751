// Prints the state of the installation of the settings: npm run status, or as JSON npm run --silent status -- --json. Ends
// with 1 where something is wrong. Nothing is written. The application may run.
import { parseArgs } from "node:util";
import { whileAppRuns, namesOwner } from "#api/core/db/opening/reach.ts";
import { loginsOf, type Reader } from "#api/core/db/roles.ts";
import { describeStatus } from "#api/operator/status/describe-status.ts";
import { findFaults } from "#api/operator/status/find-faults.ts";
import { readStatus, type Status } from "#api/operator/status/read-status.ts";
import { readInstalled } from "#api/settings/settings.ts";
import pg from "pg";
import { fail } from "./own-database.ts";

const { json } = parseArgs({ options: { json: { type: "boolean", default: false } } }).values;

const settings = readInstalled(process.env);
const { DATABASE_URL: databaseUrl, dataDir, secrets } = settings;

/** An address without the owner's login is read by the login that the processes have for that. */
const withReader = (read: (reader: Reader) => Promise<void>) => {
  if (!databaseUrl || namesOwner(databaseUrl)) return whileAppRuns({ databaseUrl, dataDir }, read);
  const { host, port, database, ssl } = new pg.Client(databaseUrl);
  return read(loginsOf({ host, port, database, ssl }, secrets.database).reader);
};

function say(status: Status) {
  const now = new Date();
  const faults = findFaults(status, now);
  console.log(json ? JSON.stringify({ at: now, ...status, faults }, null, 2) : describeStatus(status, now));
  if (faults.length > 0) process.exitCode = 1;
}

await withReader(async (reader) => say(await readStatus(reader, settings))).catch((error: Error) => {
  if (!json) return fail(error);
  console.log(
    JSON.stringify({ at: new Date(), error: error.message.slice(0, 2_000), faults: ["databaseAway"] }, null, 2),
  );
  process.exitCode = 1;
});
