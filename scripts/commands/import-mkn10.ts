// The official list of diagnoses into the database of the settings: npm run import:mkn10 -- FILE [--external-causes].
// The application must be stopped. What is already there and unchanged stays untouched.
import { createReadStream } from "node:fs";
import { parseArgs } from "node:util";
import { importDiagnoses } from "#api/diagnoses/import.ts";
import { fail, ownDatabase } from "./own-database.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "external-causes": { type: "boolean", default: false } },
});

async function importList(file: string | undefined, externalCauses: boolean) {
  if (!file) throw new Error("npm run import:mkn10 -- FILE takes the file of the official list.");
  await ownDatabase(async (db) => {
    const { read, changed } = await importDiagnoses(db, createReadStream(file), { externalCauses });
    console.log(`${read} diagnoses read, ${changed} of them new or changed.`);
  });
}

await importList(positionals[0], values["external-causes"]).catch(fail);
