import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { MOST_FILE_BYTES, MOST_FILES } from "#rules/upload.ts";
import type { BodyShare } from "./body-budget.ts";

/** A form with its files, which are on the disk until they are discarded. */
export type Upload = { form: FormData; forget: () => Promise<void> };

/**
 * One file and one byte too many are accepted: by them the form's validation detects the excess, and takes the rest.
 */
const limits = {
  fields: 200,
  fieldSize: 1_000_000,
  files: MOST_FILES + 1,
  fileSize: MOST_FILE_BYTES + 1,
  parts: 250,
  headerPairs: 50,
};

/** The body came to no end, for the reason that is its cause. */
class BrokenOff extends Error {}
class TooLarge extends Error {}
class TooSlow extends Error {}
class Evicted extends Error {}

/**
 * An upload with fewer bytes than this in that time occupies a slot that others need; 50 MB in half an hour come ten
 * times as fast.
 */
const LEAST_BYTES = 64_000;
const PACE_MS = 30_000;

/**
 * Interval at which an upload's folder is touched: an untouched one is of a killed process
 * (api/outside/storage/remove-abandoned.ts).
 */
const TOUCH_MS = 60_000;

/** Reserved for the database: reading and typing need little room, and files must not take it. */
const RESERVE_BYTES = 64_000_000;

/**
 * Streams a form with files to the disk, so that none of them is ever whole in memory; or the name of its fault, if it
 * is longer than `most` bytes, comes too slowly, is evicted from its share, finds no room, or is malformed.
 */
export async function readUpload(
  request: Request,
  folder: string,
  most: number,
  share?: BodyShare,
): Promise<Upload | "tooLarge" | "tooSlow" | "busy" | "diskFull" | "invalidInput"> {
  const length = Number(request.headers.get("content-length"));
  if (length > most) return "tooLarge";
  const place = path.join(folder, randomUUID());
  await mkdir(place, { recursive: true, mode: 0o700 });
  const touching = setInterval(() => void utimes(place, new Date(), new Date()).catch(() => {}), TOUCH_MS);
  const forget = () => {
    clearInterval(touching);
    return rm(place, { recursive: true, force: true });
  };
  try {
    // Each file is written twice: here, and into its storage.
    if ((await roomIn(place)) < 2 * length + RESERVE_BYTES) return await forget().then(() => "diskFull");
    const form = await read(request, place, most, share);
    share?.complete();
    if (form) return { form, forget };
    await forget();
    return "invalidInput";
  } catch (error) {
    await forget();
    if (!(error instanceof BrokenOff)) throw error;
    return error.cause instanceof TooLarge
      ? "tooLarge"
      : error.cause instanceof TooSlow
        ? "tooSlow"
        : error.cause instanceof Evicted
          ? "busy"
          : "invalidInput";
  }
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function read(request: Request, place: string, most: number, share?: BodyShare): Promise<FormData | null> {
  const parser = parserOf(request);
  if (!parser || !request.body) return null;
  const form = new FormData();
  const files: Promise<[field: string, file: File]>[] = [];
  const stop = new AbortController();
  setMaxListeners(MOST_FILES + 5, stop.signal);
  let overfull = false;
  parser.on("field", (name: string, value: string) => form.append(name, value));
  parser.on("file", (field: string, content: Readable, name: string | undefined) => {
    const kept = keep(content, path.join(place, String(files.length)), stop.signal).then((blob): [string, File] => [
      field,
      new File([blob], name ?? ""),
    ]);
    files.push(kept);
    kept.catch(() => stop.abort());
  });
  for (const limit of ["fieldsLimit", "partsLimit"]) parser.on(limit, () => (overfull = true));
  try {
    await pipeline(bytesOf(request.body, most, share), parser, { signal: stop.signal });
    // Where no file was chosen, one without a name is sent.
    for (const [field, file] of await Promise.all(files)) if (file.name !== "") form.append(field, file);
    return overfull ? null : form;
  } catch (error) {
    stop.abort();
    const reasons = (await Promise.allSettled(files)).flatMap((kept) =>
      kept.status === "rejected" ? [kept.reason] : [],
    );
    const ours = [error, ...reasons].find((reason) => reason instanceof BrokenOff || "syscall" in reason);
    if (ours) throw ours;
    return null;
  }
}

function parserOf(request: Request) {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      preservePath: true,
      limits,
    });
  } catch {
    return null;
  }
}

async function* bytesOf(body: ReadableStream<Uint8Array>, most: number, share?: BodyShare) {
  const reader = body.getReader();
  let length = 0;
  let before = 0;
  let giveUp: (error: Error) => void = () => {};
  const next = () =>
    new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
      giveUp = reject;
      reader.read().then(resolve, reject);
    });
  const watch = setInterval(() => {
    if (length - before < LEAST_BYTES) giveUp(new TooSlow());
    before = length;
  }, PACE_MS);
  share?.evicted.addEventListener("abort", () => giveUp(new Evicted()));
  try {
    for (let part = await next(); !part.done; part = await next()) {
      length += part.value.byteLength;
      if (length > most) throw new TooLarge();
      share?.hold(part.value.byteLength);
      if (share?.evicted.aborted) throw new Evicted();
      yield part.value;
    }
  } catch (cause) {
    throw new BrokenOff("", { cause });
  } finally {
    clearInterval(watch);
  }
}

async function keep(content: Readable, place: string, signal: AbortSignal): Promise<Blob> {
  await pipeline(content, createWriteStream(place, { mode: 0o600 }), { signal });
  return openAsBlob(place);
}
