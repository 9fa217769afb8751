import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { s3Server } from "#tests/kit/servers/s3-server.ts";
import { memoryInUse } from "#tests/kit/memory/memory-in-use.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import { FileMissing, type Storage } from "./storage.ts";

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), "storage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A stream of `count` chunks of 64 kB which counts the requested ones. */
function chunks(count: number, onPull = () => {}) {
  const seen = { pulled: 0 };
  const chunk = Buffer.alloc(65_536, "x");
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    onPull();
    if (seen.pulled++ < count) controller.enqueue(chunk);
    else controller.close();
  };
  return { stream: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }), seen };
}

const read = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer());

const kinds: [string, () => Promise<Storage>][] = [
  ["a folder", async () => folderStorage(await newFolder())],
  ["S3", async () => s3Storage((await s3Server()).settings)],
];

describe.each(kinds)("%s", (_name, open) => {
  test("answers the stored bytes, whole or in part", async () => {
    const storage = await open();
    const key = randomUUID();
    const bytes = randomBytes(100_000);
    expect(await storage.put(key, bytes)).toEqual({ size: 100_000, sha256: sha256(bytes) });
    const whole = await storage.get(key);
    expect(whole.size).toBe(100_000);
    expect(await read(whole.stream)).toEqual(bytes);
    const part = await storage.get(key, { range: { start: 10, end: 19 } });
    expect(part.size).toBe(100_000);
    expect(await read(part.stream)).toEqual(bytes.subarray(10, 20));
  });

  test("takes streams with and without a size, empty ones too, and the last of two uploads stays", async () => {
    const storage = await open();
    const key = randomUUID();
    expect((await storage.put(key, chunks(3).stream)).size).toBe(196_608);
    expect((await storage.put(key, chunks(2).stream, { size: 131_072 })).size).toBe(131_072);
    expect((await storage.get(key)).size).toBe(131_072);
    expect(await storage.put(key, new Uint8Array())).toEqual({ size: 0, sha256: sha256(Buffer.alloc(0)) });
    expect(await read((await storage.get(key)).stream)).toEqual(Buffer.alloc(0));
  });

  test("stores nothing of an upload that broke off or has another length than declared", async () => {
    const storage = await open();
    const key = randomUUID();
    const breaking = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("connection lost")) });
    await expect(storage.put(key, breaking)).rejects.toThrow("connection lost");
    await expect(storage.put(key, chunks(2).stream, { size: 65_536 })).rejects.toThrow();
    await expect(storage.put(key, chunks(1).stream, { size: 131_072 })).rejects.toThrow();
    await expect(storage.get(key)).rejects.toThrow(FileMissing);
  });

  test("a removed file is missing, and removing it again is no fault", async () => {
    const storage = await open();
    const key = randomUUID();
    await storage.put(key, Buffer.from("a"));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.get(key)).rejects.toThrow(FileMissing);
  });

  test("lists keys with their time, in order, and no foreign files", async () => {
    const storage = await open();
    expect(await storage.list(null)).toEqual({ stored: [], next: null });
    const keys = Array.from({ length: 5 }, () => randomUUID()).sort();
    for (const key of keys) await storage.put(key, Buffer.from("a"));
    const { stored, next } = await storage.list(null);
    expect([stored.map(({ key }) => key), next]).toEqual([keys, null]);
    for (const { storedAt } of stored) expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(10_000);
  });

  test.each([
    "",
    "../../etc/passwd",
    `../${randomUUID()}`,
    `${randomUUID()}/..`,
    randomUUID().toUpperCase(),
    `${randomUUID()}\0`,
  ])("the key %j is refused", async (key) => {
    const storage = await open();
    await expect(storage.put(key, Buffer.from("a"))).rejects.toThrow("Malformed");
    await expect(storage.get(key)).rejects.toThrow("Malformed");
    await expect(storage.remove(key)).rejects.toThrow("Malformed");
  });

  test.each([{ size: 104_857_600 }, {}])(
    "100 MB pass through without being gathered in memory, given %j",
    async (options) => {
      const storage = await open();
      const key = randomUUID();
      const memory = watchMemory();
      await storage.put(key, chunks(1600, memory.onChunk).stream, options);
      let size = 0;
      const { stream } = await storage.get(key);
      await stream.pipeTo(new WritableStream({ write: (chunk) => ((size += chunk.length), memory.onChunk()) }));
      expect(size).toBe(104_857_600);
      // The S3 server lives in this process too, with buffers of its own.
      expect(memory.growth()).toBeLessThan(40_000_000);
    },
    120_000,
  );
});

test("a slow S3 holds the upload back instead of filling the memory", async () => {
  const { settings, pause } = await s3Server();
  const { stream, seen } = chunks(800);
  const resume = pause();
  const upload = s3Storage(settings).put(randomUUID(), stream, { size: 52_428_800 });
  await new Promise((later) => setTimeout(later, 300));
  expect(seen.pulled).toBeLessThan(200);
  resume();
  expect((await upload).size).toBe(52_428_800);
});

test("S3 with another secret is refused, and the error names no key", async () => {
  const { settings } = await s3Server();
  const storage = s3Storage({ ...settings, secretAccessKey: "guessed" });
  const key = randomUUID();
  await expect(storage.put(key, Buffer.from("a"))).rejects.toThrow("The storage answered 403 to PUT");
});

/** All keys, and the sizes of the pages they came in. */
async function allListed(storage: Storage) {
  const [keys, pages]: [string[], number[]] = [[], []];
  for (let after: string | null | undefined; after !== null;) {
    const { stored, next } = await storage.list(after ?? null);
    keys.push(...stored.map(({ key }) => key));
    pages.push(stored.length);
    after = next;
  }
  return { keys, pages };
}

test("a bucket that lists two keys at a time is listed to the end, and foreign objects in it are skipped", async () => {
  const { settings, folder } = await s3Server({ mostListed: 2 });
  const storage = s3Storage(settings);
  const keys = Array.from({ length: 5 }, () => randomUUID()).sort();
  for (const key of keys) await storage.put(key, Buffer.from("a"));
  for (const name of ["0-readme.txt", "zzz.bin"]) await writeFile(path.join(folder, name), "");
  expect(await allListed(storage)).toEqual({ keys, pages: [1, 2, 2, 0] });
  await expect(s3Storage({ ...settings, bucket: "other" }).list(null)).rejects.toThrow(
    "The storage answered 400 to GET",
  );
});

test("a folder of many files is listed a thousand at a time, and files removed during the listing are skipped", async () => {
  const folder = await newFolder();
  const storage = folderStorage(folder);
  const keys = Array.from({ length: 2001 }, () => randomUUID()).sort();
  for (const shard of new Set(keys.map((key) => key.slice(0, 2)))) await mkdir(path.join(folder, shard));
  await Promise.all(keys.map((key) => writeFile(path.join(folder, key.slice(0, 2), key), "")));
  await writeFile(path.join(folder, keys[0]!.slice(0, 2), "note.txt"), "");
  expect(await allListed(storage)).toEqual({ keys, pages: [1000, 1000, 1] });
  await storage.remove(keys[999]!);
  expect((await storage.list(keys[999]!)).stored.map(({ key }) => key)).toEqual(keys.slice(1000, 2000));
});

test("files in the folder are private and sharded", async () => {
  const folder = await newFolder();
  const key = randomUUID();
  await folderStorage(folder).put(key, Buffer.from("a"));
  expect((await readdir(folder)).sort()).toEqual([key.slice(0, 2), "unfinished"].sort());
  const file = path.join(folder, key.slice(0, 2), key);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
});

/** Memory in use without garbage, sampled every 6 MB: collecting by the clock would take longer than the transfer. */
function watchMemory() {
  const before = memoryInUse();
  let [most, chunks] = [before, 0];
  const onChunk = () => void (++chunks % 100 === 0 && (most = Math.max(most, memoryInUse())));
  return { onChunk, growth: () => most - before };
}
