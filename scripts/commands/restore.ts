// A backup into the empty data folder of the settings, or into the empty database at DATABASE_URL: npm run restore
// FILE. Ends with 1 where something is not as it was stored or signed.
import { restoreBackup } from "#api/backup/restore.ts";
import { storageOf } from "#api/core/process/folders.ts";
import { readGiven } from "#api/settings/settings.ts";
import { fail } from "./own-database.ts";
import { identityOf, printRestored } from "./print-restored.ts";

async function restore(file: string | undefined) {
  if (!file) throw new Error("npm run restore FILE takes the file of a backup.");
  const settings = readGiven(process.env);
  const { DATABASE_URL: databaseUrl, dataDir } = settings;
  printRestored(
    await restoreBackup({ file, identity: identityOf(settings), dataDir, databaseUrl, storage: storageOf(settings) }),
  );
}

await restore(process.argv[2]).catch(fail);
