// Everything of the installation of the settings into one file, while it is served: npm run backup FILE. Ends with 1
// where files are missing or not as they were stored.
import { createBackup } from "#api/backup/create.ts";
import { rowsOf } from "#api/backup/contents.ts";
import { whileAppRuns } from "#api/core/db/opening/reach.ts";
import { storageOf } from "#api/core/process/folders.ts";
import { readGiven, readInstalled } from "#api/settings/settings.ts";
import { fail } from "./own-database.ts";

async function backUp(file: string | undefined) {
  if (!file) throw new Error("npm run backup FILE takes the file to write.");
  const { DATABASE_URL: databaseUrl, MOTUS_BACKUP_RECIPIENT: recipient, dataDir } = readGiven(process.env);
  const { tables, files, missing, differing } = await whileAppRuns({ databaseUrl, dataDir }, (owner) => {
    const settings = readInstalled(process.env);
    const { formerSecrets: former, auditAnchors } = settings;
    const secrets = { ...settings.secrets, former };
    return createBackup({
      file,
      reader: owner,
      storage: storageOf(settings),
      secrets,
      auditAnchors,
      recipient,
      now: new Date(),
    });
  });
  console.log(
    `${file}: ${rowsOf(tables)} rows of ${Object.keys(tables).length} tables, ${files.count} files of ${files.bytes} bytes.`,
  );
  for (const key of missing) console.log(`File ${key} is missing from the storage.`);
  for (const key of differing) console.log(`File ${key} is not as it was stored.`);
  if (!recipient)
    console.log(
      "NOT ENCRYPTED: whoever has this file can read every patient's data and the installation's secrets. Set MOTUS_BACKUP_RECIPIENT.",
    );
  if (missing.length + differing.length > 0) process.exitCode = 1;
}

await backUp(process.argv[2]).catch(fail);
