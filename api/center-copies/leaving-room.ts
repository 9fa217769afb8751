import { statfs } from "node:fs/promises";

/** As much is left on the disk for the rest: the database may be on it, which ends where it cannot write. */
const RESERVE_BYTES = 200_000_000;
const EVERY_BYTES = 10_000_000;

/** A disk that would take more, but not without harm. */
class RoomIsShort extends Error {
  override name = "RoomIsShort";
  readonly code = "ENOSPC";
}

/** The same bytes, until the disk of a folder is all but full. */
export async function* leavingRoom(bytes: AsyncIterable<Uint8Array>, folder: string, reserve = RESERVE_BYTES) {
  let since = EVERY_BYTES;
  for await (const piece of bytes) {
    if ((since += piece.length) >= EVERY_BYTES) {
      since = 0;
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < reserve) throw new RoomIsShort();
    }
    yield piece;
  }
}
