import type { Log } from "../faults.ts";
import { faultReports } from "../outside/fault-reports.ts";
import { sentryAddress } from "../../settings/sentry-address.ts";
import type { Settings } from "../../settings/settings.ts";

/** Writes a line of JSON to standard error. */
const write: Log = (line) => console.error(JSON.stringify({ at: new Date().toISOString(), ...line }));

/** The log, whose faults also go where the settings say; `reported` waits for those that are on their way. */
export function createLog({ MOTUS_SENTRY_DSN: dsn }: Pick<Settings, "MOTUS_SENTRY_DSN">) {
  const address = dsn ? sentryAddress(dsn) : null;
  if (!address) return { log: write, reported: async () => {} };
  const reports = faultReports(address, write);
  const log: Log = (line) => {
    write(line);
    reports.report(line);
  };
  return { log, reported: reports.sent };
}
