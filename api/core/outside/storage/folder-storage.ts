import { open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ReadableStream as NodeStream } from "node:stream/web";
import {
  checkedKey,
  FileMissing,
  isKey,
  measured,
  MOST_LISTED,
  type ByteRange,
  type Storage,
  type StoredFile,
} from "./storage.ts";
import { writeAtomically } from "./write-atomically.ts";

/** The temporary path of a file until it is whole. */
export const workshopOf = (folder: string) => path.join(folder, "unfinished");

/** Stores files in a folder; several machines need a shared one. */
export function folderStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, checkedKey(key).slice(0, 2), key);

  return {
    async put(key, bytes, { size } = {}) {
      const file = fileOf(key);
      const upload = measured(bytes, size);
      await writeAtomically(file, upload.bytes, workshopOf(folder));
      return upload.total();
    },

    async get(key, { range } = {}) {
      const file = fileOf(key);
      const { size } = await stat(file).catch(asMissing);
      return { stream: NodeStream.from(chunksOf(file, range)) as ReadableStream<Uint8Array>, size };
    },

    async remove(key) {
      await rm(fileOf(key), { force: true });
    },

    async list(after) {
      const stored: StoredFile[] = [];
      for (const shard of await namesIn(folder, isShard)) {
        if (after !== null && shard < after.slice(0, 2)) continue;
        for (const key of await namesIn(path.join(folder, shard), isKey)) {
          if (after !== null && key <= after) continue;
          if (stored.length === MOST_LISTED) return { stored, next: stored.at(-1)!.key };
          const file = await stat(fileOf(key)).catch(asNothing);
          if (file) stored.push({ key, storedAt: file.mtime });
        }
      }
      return { stored, next: null };
    },
  };
}

/** Opens the file when the first chunk is requested: an unread stream holds nothing. */
async function* chunksOf(file: string, range: ByteRange = { start: 0, end: Infinity }): AsyncGenerator<Uint8Array> {
  const handle = await open(file);
  try {
    yield* handle.createReadStream({ ...range, autoClose: false });
  } finally {
    await handle.close();
  }
}

const isShard = (name: string) => /^[a-f0-9]{2}$/.test(name);

/** In their order; a folder that is not there has none. */
const namesIn = async (folder: string, known: (name: string) => boolean) =>
  ((await readdir(folder).catch(asNothing)) ?? []).filter(known).sort();

function asNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function asMissing(error: NodeJS.ErrnoException): never {
  throw error.code === "ENOENT" ? new FileMissing() : error;
}
