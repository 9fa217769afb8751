import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { MOST_FILES } from "#rules/upload.ts";
import type { BodyShare } from "./body-budget.ts";

/** A form with its files, which are on the disk until they are discarded. */
export type Upload = { form: FormData; forget: () => Promise<void> };

/** The most that is read of a form, and that is kept of its texts, of each file, and of how many of those. */
export type UploadLimits = { bytes: number; typed: number; file: number; files: number };

/**
 * One file and one byte too many are kept: by them the form's validation detects the excess, and takes the rest.
 */
const limitsOf = ({ typed, file, files }: UploadLimits) => ({
  fields: 200,
  fieldSize: Math.min(typed, 1_000_000),
  files: files + 1,
  fileSize: file + 1,
  parts: 250,
  headerPairs: 50,
});

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
 * (api/core/outside/storage/remove-abandoned.ts).
 */
const TOUCH_MS = 60_000;

/** Reserved for the database: reading and typing need little room, and files must not take it. */
const RESERVE_BYTES = 64_000_000;

/**
 * Streams a form with files to the disk, so that none of them is ever whole in memory; or the name of its fault, if it
 * is longer than its limits, comes too slowly, is evicted from its share, finds no room, or is malformed.
 */
export async function readUpload(
  request: Request,
  folder: string,
  limits: UploadLimits,
  share?: BodyShare,
): Promise<Upload | "tooLarge" | "tooSlow" | "busy" | "diskFull" | "invalidInput"> {
  const length = Number(request.headers.get("content-length"));
  if (length > limits.bytes) return "tooLarge";
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
    const form = await read(request, place, limits, share);
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

async function read(
  request: Request,
  place: string,
  limits: UploadLimits,
  share?: BodyShare,
): Promise<FormData | null> {
  const parser = parserOf(request, limits);
  if (!parser || !request.body) return null;
  const form = new FormData();
  const files: Promise<[field: string, file: File]>[] = [];
  const stop = new AbortController();
  setMaxListeners(MOST_FILES + 5, stop.signal);
  let overfull = false;
  let typed = 0;
  parser.on("field", (name: string, value: string) => {
    typed += Buffer.byteLength(value);
    if (typed <= limits.typed) form.append(name, value);
  });
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
    await pipeline(bytesOf(request.body, limits, share), parser, { signal: stop.signal });
    if (typed > limits.typed) throw new BrokenOff("", { cause: new TooLarge() });
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

function parserOf(request: Request, limits: UploadLimits) {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      preservePath: true,
      limits: limitsOf(limits),
    });
  } catch {
    return null;
  }
}

async function* bytesOf(body: ReadableStream<Uint8Array>, limits: UploadLimits, share?: BodyShare) {
  const reader = body.getReader();
  const mostKept = limits.typed + limits.files * limits.file;
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
      share?.hold(Math.min(part.value.byteLength, Math.max(0, mostKept - length)));
      length += part.value.byteLength;
      if (length > limits.bytes) throw new TooLarge();
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
