// An official list of VZP into the database of the settings: npm run import:operations -- FILE --from 2026-01-01, and so
// for import:frequencies, import:specialties and import:branches. The application must be stopped. Editions of other
// days stay, and nothing that is used is removed.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importCodeList } from "#api/code-lists/import.ts";
import { codeListKinds } from "#rules/codes.ts";
import { isIsoDate } from "#rules/time/time.ts";
import { fail, ownDatabase } from "./own-database.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: "string" } } });

async function importList(name: string | undefined, file: string | undefined, from: string | undefined) {
  const kind = codeListKinds.find((kind) => kind.toLowerCase() === name);
  if (!kind || !file || !from || !isIsoDate(from))
    throw new Error(`npm run import:${name} -- FILE --from 2026-01-01 takes the file of the list and its first day.`);
  const content = await readFile(file);
  await ownDatabase(async (db) => {
    const { read, changed } = await importCodeList(db, kind, content, from);
    console.log(`${read} rows read, ${changed} of them new or changed in the list of ${from}.`);
  });
}

await importList(positionals[0], positionals[1], values.from).catch(fail);
