import { statfsSync, utimesSync } from "node:fs";

/** Less than this is not enough for PostgreSQL to work with. */
const LEAST_BYTES = 1_000_000;

/** The reason why a folder's disk is not writable, if it is not. */
export function diskProblem(folder: string): "full" | "read-only" | undefined {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LEAST_BYTES) return "full";
  return isReadOnly(folder) ? "read-only" : undefined;
}

/**
 * A disk that made itself read-only after a fault reports it to writes, and not to a check of rights. A touch leaves
 * nothing behind.
 */
function isReadOnly(folder: string): boolean {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EROFS";
  }
}
