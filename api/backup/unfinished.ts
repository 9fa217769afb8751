import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseStartError } from "../core/db/database-start-error.ts";
import { stopEmbedded } from "../core/db/embedded/embedded.ts";
import { BackupFault } from "./backup-fault.ts";

/** Present in a data folder from the beginning of a restore until its end. */
const markIn = (dataDir: string) => path.join(dataDir, "unfinished-restore");

/** The files and folders that a restore creates. */
const MADE = ["postgres", "files", "secrets.json", "audit-anchors.jsonl"];

/** No process works on half of a backup. */
export function refuseUnfinished(dataDir: string) {
  if (existsSync(markIn(dataDir)))
    throw new DatabaseStartError(
      `A restore into ${dataDir} did not end: run it again, or set MOTUS_DATA to another folder.`,
    );
}

/** Accepts an empty data folder, or one that a restore left unfinished and that is started over. */
export async function beginRestore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const there = readdirSync(dataDir);
  if (there.length > 0 && !existsSync(markIn(dataDir)))
    throw new BackupFault(`${dataDir} is not empty: set MOTUS_DATA to an empty folder.`);
  await stopEmbedded({ dataDir });
  writeFileSync(markIn(dataDir), "", { mode: 0o600 });
  for (const name of MADE) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

export const endRestore = (dataDir: string) => rmSync(markIn(dataDir));
