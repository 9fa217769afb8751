import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { keptBackups, timeIn } from "./kept-backups.ts";
import type { Reader } from "../core/db/roles.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import type { Settings } from "../settings/settings.ts";
import { BackupFault } from "./backup-fault.ts";
import type { Manifest } from "./contents.ts";
import { createBackup } from "./create.ts";
import { writeFolderState } from "./folder-state.ts";
import { DAY } from "#rules/time/durations.ts";

type Options = {
  folder: string;
  settings: Settings;
  reader: Reader;
  loginOfMoment?: () => Promise<Reader>;
  storage: Storage;
  now: Date;
};
const isBackup = (name: string) => /^motus-\d{4}-\d\d-\d\dT\d{4}\.tar\.gz(\.age)?$/.test(name);

/** Folder of automatic backups: without a setting, only the embedded database has one. */
export const backupFolder = ({
  MOTUS_BACKUP_DIR,
  DATABASE_URL,
  dataDir,
}: Pick<Settings, "MOTUS_BACKUP_DIR" | "DATABASE_URL" | "dataDir">) =>
  MOTUS_BACKUP_DIR ?? (DATABASE_URL ? undefined : path.join(dataDir, "backups"));

/**
 * A backup named by its time, where there is room for it; then superseded backups are removed, and remains of a killed
 * process.
 */
export async function backUpInto({
  folder,
  settings,
  reader,
  loginOfMoment,
  storage,
  now,
}: Options): Promise<{ file: string } & Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireRoom(folder, reader);
  const { MOTUS_BACKUP_RECIPIENT: recipient, formerSecrets: former, auditAnchors } = settings;
  const file = path.join(
    folder,
    `motus-${now.toISOString().slice(0, 16).replace(":", "")}.tar.gz${recipient ? ".age" : ""}`,
  );
  const secrets = { ...settings.secrets, former };
  const manifest = await createBackup({ file, reader, loginOfMoment, storage, secrets, auditAnchors, recipient, now });
  const faultyFiles = manifest.missing.length + manifest.differing.length;
  await writeFolderState(folder, { made: { file: path.basename(file), at: now.toISOString(), faultyFiles } });
  await removeOthers(folder, now);
  return { file, ...manifest };
}

/** The newest backup of a folder, and when it was made. */
export async function newestBackup(folder: string): Promise<{ file: string; at: Date } | undefined> {
  const [name] = (await readdir(folder).catch(() => [])).filter(isBackup).toSorted().reverse();
  return name === undefined
    ? undefined
    : { file: path.join(folder, name), at: new Date(timeIn(name).replace(/(\d\d)$/, ":$1Z")) };
}

/** Packed it is smaller than its sources, so that is enough. */
async function requireRoom(folder: string, reader: Reader) {
  const connection = new pg.Client(reader);
  await connection.connect();
  const { rows } = await connection
    .query<{ needed: string }>(
      "select pg_database_size(current_database()) + (select coalesce(sum(size), 0) from files) as needed",
    )
    .finally(() => connection.end());
  const needed = Number(rows[0]!.needed);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new BackupFault(
      `${folder} has ${inMegabytes(bavail * bsize)} left, and up to ${inMegabytes(needed)} are needed`,
    );
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

async function removeOthers(folder: string, now: Date) {
  const names = await readdir(folder);
  const kept = keptBackups(names.filter(isBackup));
  for (const name of names) {
    const file = path.join(folder, name);
    const isLeft = name.endsWith(".unfinished") && now.getTime() - (await stat(file)).mtimeMs > DAY;
    if (isLeft || (isBackup(name) && !kept.has(name))) await rm(file);
  }
}
