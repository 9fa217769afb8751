import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/**
 * A living process writes to an entry or touches it at least every minute; clocks of machines that share the folder may
 * differ by the rest.
 */
const ABANDONED_MS = 10 * 60_000;
const EVERY_MS = 60_000;

/** Removes remains of killed processes from folders, now and every minute; other processes may be writing there. */
export function keepClear(folders: string[], onError: (error: unknown) => void): { stop: () => void } {
  const clear = () => Promise.all(folders.map(removeAbandoned)).catch(onError);
  const repeated = setInterval(clear, EVERY_MS).unref();
  void clear();
  return { stop: () => clearInterval(repeated) };
}

export async function removeAbandoned(folder: string) {
  for (const name of (await readdir(folder).catch(asNothing)) ?? []) {
    const entry = path.join(folder, name);
    const found = await stat(entry).catch(asNothing);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(entry, { recursive: true, force: true });
  }
}

function asNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
