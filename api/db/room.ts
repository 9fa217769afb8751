import { statfsSync } from "node:fs";

/** Less than this is not enough for PostgreSQL to work with. */
const LEAST_BYTES = 1_000_000;

export function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_BYTES;
}
