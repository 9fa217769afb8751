import { FileMissing, measured, type Storage } from "../core/outside/storage/storage.ts";

/** SHA-256 of stored bytes, in hexadecimal; undefined where there are none. */
export async function hashFile(storage: Storage, key: string): Promise<string | undefined> {
  const found = await storage.get(key).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
  });
  if (!found) return undefined;
  const { bytes, total } = measured(found.stream);
  for await (const _ of bytes);
  return total().sha256;
}
