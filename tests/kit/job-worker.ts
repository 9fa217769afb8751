// A process for tests to kill: does the jobs of a database, and asks the model at an address.
import pg, { type ClientConfig } from "pg";
import { furnish } from "#api/house.ts";
import { readSettings } from "#api/settings.ts";

const [settings, owner, app] = process.argv.slice(2).map((text) => JSON.parse(text)) as [
  Record<string, string>,
  ClientConfig,
  ClientConfig,
];
await furnish(readSettings(settings), { owner, app: new pg.Pool(app), stop: async () => {} }, () => {});
