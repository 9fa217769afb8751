import path from "node:path";
import { Worker } from "node:worker_threads";

/** Three bytes for each pixel, the right way up. */
export type Pixels = { width: number; height: number; pixels: Uint8Array };

/** Phones take 24 megapixels by default; that needs 230 MB and five seconds on a slow machine. */
const LIMITS = { pixels: 30_000_000, bytes: 300_000_000, ms: 15_000 };

/**
 * The pixels of a HEIC; null for one that cannot be decoded within the limits. A hostile file can only affect the
 * decoder's WebAssembly, which has access to neither files nor the network, and ends with the thread.
 */
export function decodeHeic(content: Uint8Array, limits = LIMITS): Promise<Pixels | null> {
  return new Promise((resolve) => {
    const worker = new Worker(path.resolve("api/core/outside/files/heic-worker.mjs"), {
      workerData: { content, limits },
      resourceLimits: { maxOldGenerationSizeMb: 64 },
      execArgv: [],
      env: {},
      // Output of the decoder about a file is discarded.
      stdout: true,
      stderr: true,
    });
    const late = setTimeout(() => void worker.terminate(), limits.ms);
    let decoded: Pixels | null = null;
    worker.on("message", (pixels: Pixels) => (decoded = pixels));
    worker.on("error", () => {});
    worker.on("exit", () => {
      clearTimeout(late);
      resolve(decoded);
    });
  });
}
