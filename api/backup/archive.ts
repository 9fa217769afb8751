import { open } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack, type Extract } from "tar-stream";
import { wordsOf } from "../core/db/database-start-error.ts";
import { writeAtomically } from "../core/outside/storage/write-atomically.ts";
import { BackupFault } from "./backup-fault.ts";

/** The first bytes of every file encrypted by age. */
const SEALED = "age-encryption.org/v1";

export type Archive = {
  put: (name: string, bytes: Buffer | string) => Promise<void>;
  /** The length must be known in advance: it precedes the bytes. */
  stream: (name: string, size: number, bytes: AsyncIterable<Uint8Array>) => Promise<void>;
};
export type Entry = { name: string; size: number; bytes: AsyncIterable<Buffer> };

/**
 * A tar of the entries of `fill`, packed by gzip and encrypted by age where there is a recipient: common tools open it.
 * It appears under its name only when whole, and passes through without being held.
 */
export async function writeArchive(
  file: string,
  recipient: string | undefined,
  fill: (archive: Archive) => Promise<void>,
) {
  const tar = pack();
  const gzip = createGzip({ level: 1 });
  const packing = pipeline(tar, gzip);
  const writing = writeAtomically(file, recipient ? sealed(gzip, recipient) : gzip).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  const filling = fill({
    put: (name, bytes) =>
      new Promise(
        (resolve, reject) => void tar.entry({ name }, bytes as Buffer, (error) => (error ? reject(error) : resolve())),
      ),
    stream: (name, size, bytes) => pipeline(bytes, tar.entry({ name, size })),
  }).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  await Promise.allSettled([packing, filling]);
  await writing;
}

/**
 * The entries of an archive in order; each is read before the next is asked for. Damaged or cut-off archives, and those
 * this identity cannot open, are a BackupFault.
 */
export async function* readArchive(file: string, identity: string | undefined): AsyncGenerator<Entry> {
  const tar = extract();
  const source = (await isSealed(file)) ? await opened(file, identity) : createReadStream(file);
  const reading = pipeline(source, createGunzip(), tar);
  reading.catch(() => {}); // an error that ends the stream ends the entries too
  yield* named(file, entriesOf(file, tar));
  await reading;
}

async function* entriesOf(file: string, tar: Extract): AsyncGenerator<Entry> {
  for await (const entry of tar)
    yield { name: entry.header.name, size: entry.header.size ?? 0, bytes: named(file, entry as AsyncIterable<Buffer>) };
}

async function* named<T>(file: string, read: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* read;
  } catch (error) {
    throw error instanceof BackupFault
      ? error
      : new BackupFault(`${file} is damaged or cut off, or is no backup: ${wordsOf(error)}`);
  }
}

async function* sealed(bytes: Readable, recipient: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* iterable(await encrypter.encrypt(webStream(bytes)));
}

async function opened(file: string, identity: string | undefined): Promise<Readable> {
  if (!identity)
    throw new BackupFault(
      `${file} is encrypted: set MOTUS_BACKUP_IDENTITY to the file that holds the key (AGE-SECRET-KEY-1…).`,
    );
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const bytes = createReadStream(file);
  try {
    return Readable.from(iterable(await decrypter.decrypt(webStream(bytes))));
  } catch (error) {
    bytes.destroy();
    throw new BackupFault(`${file} does not open with the key of MOTUS_BACKUP_IDENTITY: ${wordsOf(error)}`);
  }
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BackupFault(`${file} cannot be read: ${wordsOf(error)}`);
  });
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0)
    .finally(() => handle.close());
  return buffer.toString("latin1", 0, bytesRead) === SEALED;
}

const webStream = (bytes: Readable) => Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
/** TypeScript does not know yet that web streams are iterable. */
const iterable = (stream: ReadableStream<Uint8Array>) => stream as unknown as NodeStream<Uint8Array>;
