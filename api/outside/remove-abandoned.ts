import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** No request lasts as long: what is older was left by a process that was killed. */
const HOUR = 3_600_000;

/** Clears a folder of what is being written, in which other processes may be writing. */
export async function removeAbandoned(folder: string) {
  for (const name of (await readdir(folder).catch(asNothing)) ?? []) {
    const entry = path.join(folder, name);
    const found = await stat(entry).catch(asNothing);
    if (found && Date.now() - found.mtimeMs > HOUR) await rm(entry, { recursive: true, force: true });
  }
}

function asNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
