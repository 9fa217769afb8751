/** Whoever sends a form without files slower than this holds a place that others need. */
const READ_MS = 30_000;

/** Reads a body of text whole, before anything is done with it; the name of what is wrong with one that is too long, comes too slowly or breaks off. */
export async function readText(request: Request, most: number): Promise<Request | "tooLarge" | "tooSlow" | "invalidInput"> {
  if (!request.body) return request;
  if (Number(request.headers.get("content-length")) > most) return "tooLarge";
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<"tooSlow">((over) => (timer = setTimeout(over, READ_MS, "tooSlow")));
  const body = await Promise.race([late, bytesOf(request.body, most)]).finally(() => clearTimeout(timer));
  if (typeof body === "string") return body;
  return new Request(request.url, { method: request.method, headers: request.headers, signal: request.signal, body });
}

async function bytesOf(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer> | "tooLarge" | "invalidInput"> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) return "tooLarge";
      parts.push(part.value);
    }
  } catch {
    return "invalidInput";
  }
  return Buffer.concat(parts);
}
