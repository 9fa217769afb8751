import { exifOf, orientationOf } from "./exif.ts";
import { assertFew, type Piece } from "./pieces.ts";

/** Name and length before a chunk's content. */
const HEAD = 8;
const START = 12;
const EXIF_MARK = "Exif\0\0";
const pixels = ["VP8 ", "VP8L", "ALPH"];
const kept = new Set(["VP8X", "ICCP", "ANIM", "ANMF", ...pixels]);
/** The size of a frame and where it lies, before its pixels. */
const ANIMATION_FRAME = 16;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

type Chunk = { type: string; at: number; content: Buffer; end: number };

function chunksIn(bytes: Buffer, from: number, to: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = from; at < to;) {
    assertFew(chunks.length);
    const length = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + HEAD + length + (length % 2);
    if (end > to) throw new RangeError("a chunk out of place");
    chunks.push({
      type: bytes.toString("latin1", at, at + 4),
      at,
      content: bytes.subarray(at + HEAD, at + HEAD + length),
      end,
    });
    at = end;
  }
  return chunks;
}

/** A WebP with the chunks alone that draw it, and its orientation; what lies behind its end is left out too. */
export function webpPieces(bytes: Buffer): Piece[] {
  const end = HEAD + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new RangeError("no end");
  const chunks = chunksIn(bytes, START, end);
  if (!chunks.some(({ type }) => type === "ANMF" || pixels.includes(type))) throw new RangeError("no picture");
  for (const { type, at, end } of chunks) {
    if (
      type === "ANMF" &&
      chunksIn(bytes, at + HEAD + ANIMATION_FRAME, end).some((part) => !pixels.includes(part.type))
    )
      throw new RangeError("an unknown chunk");
  }
  const exif = chunks.find(({ type }) => type === "EXIF")?.content;
  const marked = exif?.toString("latin1", 0, EXIF_MARK.length) === EXIF_MARK;
  const orientation = exif ? orientationOf(exif.subarray(marked ? EXIF_MARK.length : 0)) : 1;
  const pieces = chunks
    .filter(({ type }) => kept.has(type))
    .flatMap((chunk): Piece[] => (chunk.type === "VP8X" ? extended(chunk, orientation) : [[chunk.at, chunk.end]]));
  if (orientation !== 1) pieces.push(exifChunk(orientation));
  const size = pieces.reduce(
    (sum, piece) => sum + (Array.isArray(piece) ? piece[1] - piece[0] : (piece as Uint8Array).length),
    0,
  );
  const head = Buffer.from(bytes.subarray(0, START));
  head.writeUInt32LE(size + START - HEAD, 4);
  return [head, ...pieces];
}

/** The header that lists the parts besides the pixels. */
function extended({ at, content, end }: Chunk, orientation: number): Piece[] {
  const flags = (content.readUInt8(0) & ~(HAS_EXIF | HAS_XMP)) | (orientation === 1 ? 0 : HAS_EXIF);
  return [[at, at + HEAD], Buffer.from([flags]), [at + HEAD + 1, end]];
}

function exifChunk(orientation: number): Buffer {
  const content = exifOf(orientation);
  const head = Buffer.from("EXIF\0\0\0\0");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
