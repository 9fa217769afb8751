import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm, statfs, utimes } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { MOST_FILE_BYTES, MOST_FILES } from "#rules/upload.ts";
import type { BodyShare } from "./body-budget.server.ts";

/** A form with its files, which lie on the disk until they are forgotten. */
export type Upload = { form: FormData; forget: () => Promise<void> };

/** One file and one byte too many are taken in: by them whoever judges the form sees what is wrong, and takes the rest. */
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

/** Whoever brings less than so many bytes in so long holds a place that others need; 50 MB in half an hour come ten times as fast. */
const LEAST_BYTES = 64_000;
const PACE_MS = 30_000;

/** How often an upload's folder is touched: one left alone for some minutes is of a killed process (api/outside/remove-abandoned.ts). */
const TOUCH_MS = 60_000;

/** Left over for the database: what people look at and type needs little room, and files need not take it. */
const RESERVE_BYTES = 64_000_000;

/**
 * Reads a form with files as it comes, so that none of them is ever whole in memory; the name of what is wrong with a body
 * that is longer than `most` bytes, comes too slowly, is evicted from its share, finds no room, or is no such form.
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
