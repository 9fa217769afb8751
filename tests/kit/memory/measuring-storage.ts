import { createHash } from "node:crypto";
import type { Bytes, Storage } from "#api/core/outside/storage/storage.ts";
import type { testApi } from "../api.ts";
import { memoryInUse } from "./memory-in-use.ts";

type Api = Pick<Awaited<ReturnType<typeof testApi>>, "services" | "queries">;

/**
 * A storage that keeps nothing of a stream, and remembers the most memory in use, weighed after each so many pieces.
 */
export function measuringStorage({ services, queries }: Api, every: number) {
  let [peak, pieces] = [0, 0];
  const put = async (key: string, bytes: Bytes) => {
    if (bytes instanceof Uint8Array) return services.storage.put(key, bytes); // a PDF
    const hash = createHash("sha256");
    let size = 0;
    for await (const piece of bytes as AsyncIterable<Uint8Array>) {
      hash.update(piece);
      size += piece.length;
      if (++pieces % every > 0) continue;
      queries.length = 0; // the kit keeps each statement
      peak = Math.max(peak, memoryInUse());
    }
    return { size, sha256: hash.digest("hex") };
  };
  return { storage: { ...services.storage, put } satisfies Storage, peak: () => peak };
}
