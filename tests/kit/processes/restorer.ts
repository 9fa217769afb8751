// A process for tests to kill: restores a backup into a data folder, and stops itself once it has read this many bytes
// of files.
import path from "node:path";
import { restoreBackup } from "#api/backup/restore.ts";
import { folderStorage } from "#api/core/outside/storage/folder-storage.ts";

const [file = "", dataDir = ""] = process.argv.slice(2);
const storage = folderStorage(path.join(dataDir, "files"));
const put: typeof storage.put = async (...args) => {
  await storage.put(...args);
  console.log("half");
  return new Promise(() => setInterval(() => {}, 1_000));
};
await restoreBackup({ file, identity: undefined, dataDir, storage: { ...storage, put } });
