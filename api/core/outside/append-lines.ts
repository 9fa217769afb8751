import { mkdir, open } from "node:fs/promises";
import path from "node:path";

/**
 * Appends whole lines to a file that only this user reads; they are on the disk when it returns, and on a fault none of
 * them is in the file.
 */
export async function appendLines(file: string, lines: string[]) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, "a+", 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.from("\n"), 0, 1, Math.max(0, size - 1));
    // A process that was killed may have left half a line, which must not spoil the next one.
    const begin = buffer.toString() === "\n" ? "" : "\n";
    await handle
      .writeFile(`${begin}${lines.join("\n")}\n`)
      .catch((error) => handle.truncate(size).then(() => Promise.reject(error)));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
