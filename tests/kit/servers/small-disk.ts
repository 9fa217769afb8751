import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect } from "vitest";

/**
 * A disk of this many megabytes until the end of the file, with functions to fill it and to make it read-only; nothing,
 * with a message, where this machine does not allow mounts.
 */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "motus-disk-"));
  const { status, error, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
    encoding: "utf8",
  });
  afterAll(() => {
    // Processes of a server that was stopped may be there for a moment: the disk goes with the last of them.
    if (status === 0) expect(spawnSync("umount", ["--lazy", folder]).status).toBe(0);
    rmdirSync(folder);
  });
  if (status !== 0) {
    console.warn(
      `No disk can be mounted here (${error?.message ?? stderr.trim()}): a full one is only played, the real one is not tested.`,
    );
    return null;
  }
  /** Fails while anybody writes there. */
  const remount = (how: "ro" | "rw") => {
    const { status, stderr } = spawnSync("mount", ["-o", `remount,${how}`, folder], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  const ballast = path.join(folder, "ballast");
  const fill = () => {
    const file = openSync(ballast, "a");
    try {
      for (const piece of [Buffer.alloc(1 << 20), Buffer.alloc(4096)]) whileRoom(() => writeSync(file, piece));
    } finally {
      closeSync(file);
    }
  };
  return { folder, fill, makeRoom: () => rmSync(ballast), remount };
}

function whileRoom(write: () => number) {
  try {
    for (;;) write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
