import { crc32 } from "node:zlib";
import { exifOf, orientationOf } from "./exif.ts";
import { assertFew, type Piece } from "./pieces.ts";

const SIGNATURE = 8;
/** Length and type before a chunk's content, and its checksum after it. */
const AROUND = 12;
const drawing = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "acTL", "fcTL", "fdAT"];
const colours = ["cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "hIST", "pHYs"];
const kept = new Set([...drawing, ...colours]);

/** A PNG with the chunks alone that draw it, and its orientation; what lies behind its end is left out too. */
export function pngPieces(bytes: Buffer): Piece[] {
  const pieces: Piece[] = [];
  let orientation = 1;
  let at = SIGNATURE;
  for (let type = ""; type !== "IEND";) {
    assertFew(pieces.length);
    const end = at + AROUND + bytes.readUInt32BE(at);
    type = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length || (at === SIGNATURE) !== (type === "IHDR")) throw new RangeError("a chunk out of place");
    if (kept.has(type)) pieces.push([at, end]);
    // A capital marks a chunk that a reader must understand.
    else if (!/^[a-z]/.test(type)) throw new RangeError("an unknown chunk");
    else if (type === "eXIf") orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    at = end;
  }
  const [header, ...rest] = pieces;
  return [[0, SIGNATURE], header!, ...(orientation === 1 ? [] : [exifChunk(orientation)]), ...rest];
}

function exifChunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from("eXIf"), exifOf(orientation)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
