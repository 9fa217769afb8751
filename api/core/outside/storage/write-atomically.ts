import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Writes a file that appears under its name only when whole, and that survives a power failure. Until then it is in
 * `workshop`, a folder on the same disk. Only this user can read it.
 */
export async function writeAtomically(
  file: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  workshop = path.dirname(file),
): Promise<void> {
  for (const folder of [path.dirname(file), workshop]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(workshop, `${randomUUID()}.unfinished`);
  try {
    await writeDown(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await keepName(path.dirname(file));
}

async function writeDown(file: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const handle = await open(file, "wx", 0o600);
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is durable only once its folder is synced; Windows does so itself and cannot open folders. */
async function keepName(folder: string) {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
