import { createHash } from "node:crypto";

export type Bytes = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | Uint8Array;
/** Both ends included, counted from 0, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** Files by their uuid. Names, owners and permissions are in the database. */
export interface Storage {
  /** Stores the whole of it or nothing; fails when its length differs from the declared size. */
  put(key: string, bytes: Bytes, options?: { size?: number }): Promise<{ size: number; sha256: string }>;
  /** `size` is that of the whole file, whatever the range. */
  get(key: string, options?: { range?: ByteRange }): Promise<{ stream: ReadableStream<Uint8Array>; size: number }>;
  /** Removing a missing file is no fault. */
  remove(key: string): Promise<void>;
  /**
   * The files in the order of their keys, a page at a time: the first one after null, then each after the `next` of the
   * one before; null is the end.
   */
  list(after: string | null): Promise<{ stored: StoredFile[]; next: string | null }>;
}

export type StoredFile = { key: string; storedAt: Date };
/** So many files one page of a listing holds at most; S3 answers no more. */
export const MOST_LISTED = 1000;

export class FileMissing extends Error {
  constructor() {
    super("No such file in the storage");
    this.name = "FileMissing";
  }
}

export const isKey = (text: string) => /^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/.test(text);

/** Nothing but a uuid ever becomes part of a path or an address. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error("Malformed storage key");
  return key;
}

/** Passes bytes on while measuring them; `total()` is right once they all went through. */
export function measured(bytes: Bytes, size?: number) {
  const hash = createHash("sha256");
  let length = 0;
  // TypeScript does not know yet that web streams are iterable.
  const chunks = bytes instanceof Uint8Array ? [bytes] : (bytes as AsyncIterable<Uint8Array>);
  const misfit = () => new Error("The file is not as long as was said");
  async function* through() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      length += chunk.byteLength;
      // Not a byte beyond the size: after an HTTP body it would begin the next request.
      if (size !== undefined && length > size) throw misfit();
      yield chunk;
    }
    if (size !== undefined && length < size) throw misfit();
  }
  return { bytes: through(), total: () => ({ size: length, sha256: hash.digest("hex") }) };
}
