/** A piece of a file that is assembled from another one: a range of the other's bytes, or bytes of its own. */
export type Piece = readonly [from: number, to: number] | Uint8Array | Blob;

/**
 * Limits on the parts of a photograph, and on the remaining pieces: many more than any camera writes, and few enough
 * for a list.
 */
const MOST_PARTS = 100_000;
const MOST_PIECES = 10_000;

/** A RangeError, as of bytes that are not there, for a file that is made of more parts than any photograph. */
export function assertFew(parts: number, most = MOST_PARTS) {
  if (parts > most) throw new RangeError("too many parts");
}

/** The file that the pieces make, without copying the rest. Throws a RangeError where they are too many. */
export function assemble(content: Blob, pieces: readonly Piece[]): Blob {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (Array.isArray(piece) && Array.isArray(last) && last[1] === piece[0])
      joined[joined.length - 1] = [last[0], piece[1]];
    else joined.push(piece);
  }
  assertFew(joined.length, MOST_PIECES);
  return new Blob(
    joined.map((piece) =>
      piece instanceof Blob
        ? piece
        : piece instanceof Uint8Array
          ? new Uint8Array(piece)
          : content.slice(piece[0], piece[1]),
    ),
  );
}
