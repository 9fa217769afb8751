import { randomUUID } from "node:crypto";
import type { ProfileCtx } from "../context.ts";
import { files } from "../db/tables/records.ts";
import { Fault } from "../fault.ts";
import { limitSize } from "../outside/limit-size.ts";
import { sniff, sniffLength } from "../outside/sniff.ts";

type Upload = { namespace: string; name: string; bytes: ReadableStream<Uint8Array>; mostBytes: number };

/**
 * Keeps an uploaded file and answers its row. What it is is told by its content, never by its name; refused with
 * `fileTypeRefused` or `tooLarge`. The caller's verb decides who may; no address leads to the bytes but through one.
 */
export async function storeFile(ctx: ProfileCtx, { namespace, name, bytes, mostBytes }: Upload) {
  const { first, whole } = await peek(limitSize(bytes, mostBytes));
  const kind = await sniff(first, name);
  if (!kind) {
    await whole.cancel();
    throw new Fault("fileTypeRefused");
  }
  const uuid = randomUUID();
  const { size, sha256 } = await ctx.storage.put(uuid, whole);
  const [row] = await ctx.db
    .insert(files)
    .values({
      uuid, namespace, size, sha256,
      medicalCenterId: ctx.profile.medicalCenterId,
      name: name.normalize("NFC").replace(/[\p{Cc}/\\]/gu, "_").slice(-200),
      extension: kind.extension,
      mime: kind.mime,
      createdAt: ctx.now(),
      createdBy: ctx.profile.id,
    })
    .returning();
  return row!;
}

/** The first bytes of a stream, and the whole of it again. */
async function peek(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  const read: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  while (length < sniffLength && !ended) {
    const { value, done } = await reader.read();
    ended = done;
    if (value) read.push(value);
    length += value?.byteLength ?? 0;
  }
  const whole = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of read) controller.enqueue(chunk);
      if (ended) controller.close();
    },
    async pull(controller) {
      const { value, done } = await reader.read();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { first: Buffer.concat(read).subarray(0, sniffLength), whole };
}
