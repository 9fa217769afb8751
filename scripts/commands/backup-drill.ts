// Restores the newest backup of the settings into a temporary folder and database, and reports whether it is whole, its
// age and the time it took: npm run backup:drill. Cleans up; ends with 1 on a fault. The application may run.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { backupFolder, newestBackup } from "#api/backup/back-up-into.ts";
import { writeFolderState } from "#api/backup/folder-state.ts";
import { restoreBackup } from "#api/backup/restore.ts";
import { stopEmbedded } from "#api/core/db/embedded/embedded.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";
import { readGiven } from "#api/settings/settings.ts";
import { fail } from "./own-database.ts";
import { identityOf, printRestored } from "./print-restored.ts";
import { HOUR } from "#rules/time/durations.ts";

/** A folder that this machine only reads keeps no note of it. */
const note = (folder: string, file: string, fault: string | null) =>
  writeFolderState(folder, { drilled: { file: path.basename(file), at: new Date().toISOString(), fault } }).catch(
    (error: Error) => console.log(`The drill is not noted in ${folder}: ${error.message}`),
  );

async function drill() {
  const settings = readGiven(process.env);
  const folder = backupFolder(settings);
  const newest = folder && (await newestBackup(folder));
  if (!newest) throw new Error(folder ? `There is no backup in ${folder}.` : "MOTUS_BACKUP_DIR is not set.");
  const dataDir = await mkdtemp(path.join(tmpdir(), "motus-drill-"));
  const clean = () => stopEmbedded({ dataDir }).then(() => rm(dataDir, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void clean().then(() => process.exit(1)));
  const started = performance.now();
  try {
    const storage = folderStorage(path.join(dataDir, "files"));
    const restored = await restoreBackup({ file: newest.file, identity: identityOf(settings), dataDir, storage }).catch(
      async (error: Error) => {
        await note(folder, newest.file, error.message.slice(0, 500));
        throw error;
      },
    );
    printRestored(restored);
    await note(folder, newest.file, process.exitCode ? "differs from what was backed up" : null);
    console.log(
      `${newest.file} is ${Math.round((Date.now() - newest.at.getTime()) / HOUR)} hours old and took ${Math.round((performance.now() - started) / 1000)} s to restore.`,
    );
  } finally {
    await clean();
  }
}

await drill().catch(fail);
