import path from "node:path";
import { backupFolder, newestBackup } from "../../backup/back-up-into.ts";
import { readFolderState } from "../../backup/folder-state.ts";
import type { Settings } from "../../settings/settings.ts";

export type BackupSettings = Pick<Settings, "MOTUS_BACKUP_DIR" | "DATABASE_URL" | "dataDir">;

export type Backups = {
  /** Whether one is made every night. */
  nightly: boolean;
  /** The newest one; the number of files that it lacks is null where the folder does not say it. */
  last: { file: string; at: Date; faultyFiles: number | null } | null;
  /** The latest drill, with its fault. */
  drill: { at: Date; fault: string | null } | null;
};

/** The backups of the installation's folder, which other machines may write too. */
export async function readBackups(settings: BackupSettings): Promise<Backups> {
  const folder = backupFolder(settings);
  const nightly = settings.MOTUS_BACKUP_DIR !== undefined;
  const newest = folder && (await newestBackup(folder));
  if (!newest) return { nightly, last: null, drill: null };
  const { made, drilled } = await readFolderState(folder);
  const isSame = made?.file === path.basename(newest.file);
  return {
    nightly,
    last: { ...newest, faultyFiles: isSame ? made.faultyFiles : null },
    drill: drilled ? { at: new Date(drilled.at), fault: drilled.fault } : null,
  };
}
