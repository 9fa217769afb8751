import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { stopEmbedded } from "#api/core/db/embedded/embedded.ts";

type Options = { binaries?: string; parent?: string; until?: (end: () => Promise<void>) => void };

/**
 * A data folder until the end of the test (or `until` afterAll, of the file); whatever server is left over it is
 * stopped.
 */
export function dataFolder({ binaries, parent = tmpdir(), until = onTestFinished }: Options = {}): string {
  const folder = mkdtempSync(path.join(parent, `motus-test-${process.pid}-`));
  until(async () => {
    await stopEmbedded({ dataDir: folder, binaries });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export const pidFileIn = (folder: string) => path.join(folder, "postgres/cluster/postmaster.pid");
export const serverIn = (folder: string) => Number.parseInt(readFileSync(pidFileIn(folder), "utf8"), 10);
