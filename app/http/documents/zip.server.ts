import { ReadableStream as NodeStream } from "node:stream/web";
import { makeZip } from "client-zip";

type Entry = { name: string; input: string | AsyncIterable<Uint8Array>; lastModified: Date };

/** A ZIP that is made while it is sent; `whileWanted` releases the source of an entry as soon as the client is gone. */
export function zipOf(
  entries: (whileWanted: (bytes: ReadableStream<Uint8Array>) => AsyncIterable<Uint8Array>) => AsyncIterable<Entry>,
): BodyInit {
  const leaving = new AbortController();
  const zip = makeZip(entries((bytes) => piecesOf(bytes, leaving.signal)));
  return NodeStream.from(wholeOf(zip, leaving)) as BodyInit;
}

/** Reads it without ever cancelling it: client-zip then throws an uncaught error, which would end the process. */
async function* wholeOf(zip: ReadableStream<Uint8Array>, leaving: AbortController) {
  try {
    yield* piecesOf(zip);
  } finally {
    leaving.abort();
  }
}

async function* piecesOf(bytes: ReadableStream<Uint8Array>, leaving?: AbortSignal) {
  const reader = bytes.getReader();
  leaving?.addEventListener("abort", () => void reader.cancel());
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
