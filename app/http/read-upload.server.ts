import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { MOST_FILE_BYTES, MOST_FILES } from "#rules/upload.ts";

/** A form with its files, which lie on the disk until they are forgotten. */
export type Upload = { form: FormData; forget: () => Promise<void> };

/** One file and one byte too many are taken in: by them whoever judges the form sees what is wrong, and takes the rest. */
const limits = { fields: 200, fieldSize: 1_000_000, files: MOST_FILES + 1, fileSize: MOST_FILE_BYTES + 1, parts: 250, headerPairs: 50 };

/** The body broke off before its end. */
class BrokenOff extends Error {}
class TooLarge extends Error {}

/**
 * Reads a form with files as it comes, so that none of them is ever whole in memory; the name of what is wrong with a body
 * that is longer than `most` bytes, or no such form.
 */
export async function readUpload(request: Request, folder: string, most: number): Promise<Upload | "tooLarge" | "invalidInput"> {
  if (Number(request.headers.get("content-length")) > most) return "tooLarge";
  const place = path.join(folder, randomUUID());
  const forget = () => rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true, mode: 0o700 });
  try {
    const form = await read(request, place, most);
    if (form) return { form, forget };
    await forget();
    return "invalidInput";
  } catch (error) {
    await forget();
    if (error instanceof TooLarge) return "tooLarge";
    throw error;
  }
}

async function read(request: Request, place: string, most: number): Promise<FormData | null> {
  const parser = parserOf(request);
  if (!parser || !request.body) return null;
  const form = new FormData();
  const files: Promise<[field: string, file: File]>[] = [];
  const stop = new AbortController();
  setMaxListeners(MOST_FILES + 5, stop.signal);
  let overfull = false;
  parser.on("field", (name: string, value: string) => form.append(name, value));
  parser.on("file", (field: string, content: Readable, name: string | undefined) => {
    const kept = keep(content, path.join(place, String(files.length)), stop.signal).then((blob): [string, File] => [field, new File([blob], name ?? "")]);
    files.push(kept);
    kept.catch(() => stop.abort());
  });
  for (const limit of ["fieldsLimit", "partsLimit"]) parser.on(limit, () => (overfull = true));
  try {
    await pipeline(bytesOf(request.body, most), parser, { signal: stop.signal });
    // Where no file was chosen, one without a name is sent.
    for (const [field, file] of await Promise.all(files)) if (file.name !== "") form.append(field, file);
    return overfull ? null : form;
  } catch (error) {
    stop.abort();
    const reasons = (await Promise.allSettled(files)).flatMap((kept) => (kept.status === "rejected" ? [kept.reason] : []));
    const ours = [error, ...reasons].find((reason) => reason instanceof BrokenOff || "syscall" in reason);
    if (ours) throw ours instanceof BrokenOff ? ours.cause : ours;
    return null;
  }
}

function parserOf(request: Request) {
  try {
    return new Busboy({ headers: { "content-type": request.headers.get("content-type") ?? "" }, preservePath: true, limits });
  } catch {
    return null;
  }
}

async function* bytesOf(body: ReadableStream<Uint8Array>, most: number) {
  let length = 0;
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength;
      if (length > most) throw new TooLarge();
      yield chunk;
    }
  } catch (cause) {
    throw new BrokenOff("", { cause });
  }
}

async function keep(content: Readable, place: string, signal: AbortSignal): Promise<Blob> {
  await pipeline(content, createWriteStream(place, { mode: 0o600 }), { signal });
  return openAsBlob(place);
}
