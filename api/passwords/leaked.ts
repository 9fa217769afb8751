import { createHash } from "node:crypto";
import { open } from "node:fs/promises";

/** Longer than any line: forty hexadecimal digits, a colon and a count. */
const LINE = 64;

/**
 * True if a password is in a list of leaked ones: a file of lines `SHA-1:count`, sorted by the hash, which is searched
 * on the disk.
 */
export async function isLeaked(file: string, password: string): Promise<boolean> {
  const wanted = createHash("sha1").update(password.normalize("NFKC")).digest("hex").toUpperCase();
  const list = await open(file);
  try {
    // The line is one that begins at `from` or later, and before `to`.
    let [from, to] = [0, (await list.stat()).size];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const { buffer, bytesRead } = await list.read(Buffer.alloc(2 * LINE), 0, 2 * LINE, Math.max(middle - 1, 0));
      const text = buffer.toString("latin1", 0, bytesRead);
      const begin = middle === 0 ? 0 : text.indexOf("\n") + 1;
      const hash = text.slice(begin, begin + 40).toUpperCase();
      if (hash === wanted) return true;
      if (hash === "" || hash > wanted || (middle > 0 && begin === 0)) to = middle;
      else from = middle + 1;
    }
    return false;
  } finally {
    await list.close();
  }
}
