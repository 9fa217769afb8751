import { makeZip } from "client-zip";

/**
 * The bytes of an archive; of entries that are not read, nothing is made. Its stream is never canceled: client-zip
 * would throw an error that nothing catches.
 */
export async function* zipOf(entries: Parameters<typeof makeZip>[0]): AsyncGenerator<Uint8Array> {
  const reader = makeZip(entries).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
