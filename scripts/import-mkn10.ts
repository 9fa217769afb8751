// The official list of diagnoses into the database of the settings: npm run import:mkn10 -- FILE [--external-causes]. The
// application must be stopped, for it owns its database alone. What is already there and unchanged stays untouched.
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import pg from "pg";
import { createDb } from "#api/db/client.ts";
import { migrate } from "#api/db/migrate.ts";
import { openDatabase } from "#api/db/open.ts";
import { importDiagnoses } from "#api/diagnoses/import.ts";
import { readSettings } from "#api/settings.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { "external-causes": { type: "boolean", default: false } } });

async function importList(file: string | undefined, externalCauses: boolean) {
  if (!file) throw new Error("npm run import:mkn10 -- FILE takes the file of the official list.");
  const settings = readSettings(process.env);
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.dataDir, appPassword: settings.secrets.database, onLost: fail });
  const owner = new pg.Pool({ ...database.owner, max: 1 });
  try {
    await migrate(database.owner, "api/db/migrations");
    const { read, changed } = await importDiagnoses(createDb(owner), createReadStream(file), { externalCauses });
    console.log(`${read} diagnoses read, ${changed} of them new or changed.`);
  } finally {
    await owner.end();
    await database.stop();
  }
}

function fail(error: Error) {
  console.error(error.message.slice(0, 2_000));
  process.exit(1);
}

await importList(positionals[0], values["external-causes"]).catch(fail);
