// A process for tests to kill: does the jobs of a database, and asks the model at an address.
import pg from "pg";
import type { Login } from "#api/core/db/roles.ts";
import { startApp } from "#api/core/process/app.ts";
import { readSettings } from "#api/settings/settings.ts";

const [settings, queue, reader, app] = process.argv.slice(2).map((text) => JSON.parse(text)) as [
  Record<string, string>,
  Login,
  Login,
  Login,
];
await startApp(
  readSettings(settings),
  { logins: { app, queue, reader }, app: new pg.Pool(app), stop: async () => {} },
  () => {},
);
