import type { BodyShare } from "./body-budget.ts";

/** A form without files that is sent more slowly than this occupies a slot that others need. */
const READ_MS = 30_000;

/**
 * Reads a body of text whole, before it is used; or the name of its fault, if it is too long, comes too slowly, is
 * evicted from its share or breaks off.
 */
export async function readText(
  request: Request,
  most: number,
  share?: BodyShare,
): Promise<Request | "tooLarge" | "tooSlow" | "busy" | "invalidInput"> {
  if (!request.body) return request;
  if (Number(request.headers.get("content-length")) > most) return "tooLarge";
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout>;
  const cutOff = new Promise<"tooSlow" | "busy">((cut) => {
    timer = setTimeout(cut, READ_MS, "tooSlow");
    share?.evicted.addEventListener("abort", () => cut("busy"));
  });
  const body = await Promise.race([cutOff, readBytes(reader, most, share)]).finally(() => clearTimeout(timer));
  if (typeof body === "string") {
    // The connection may stay open for a while: without an end what has come would stay in memory as long.
    reader.cancel().catch(() => {});
    return body;
  }
  share?.complete();
  return new Request(request.url, { method: request.method, headers: request.headers, signal: request.signal, body });
}

async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
  share?: BodyShare,
): Promise<Buffer<ArrayBuffer> | "tooLarge" | "invalidInput"> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) return "tooLarge";
      parts.push(part.value);
      share?.hold(part.value.length);
    }
  } catch {
    return "invalidInput";
  }
  return Buffer.concat(parts);
}
