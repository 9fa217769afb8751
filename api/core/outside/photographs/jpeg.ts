import { exifOf, orientationOf } from "./exif.ts";
import { assertFew, type Piece } from "./pieces.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP15 = 0xef;
const COMMENT = 0xfe;
const EXIF = "Exif\0\0";
/** Parts of an application that say how pixels become colours. */
const colours = ["JFIF\0", "ICC_PROFILE\0", "Adobe"];

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const startsWith = (content: Buffer, mark: string) => content.toString("latin1", 0, mark.length) === mark;

/**
 * A JPEG without comments and parts of applications but colours and orientation; what lies behind its end is left out
 * too.
 */
export function jpegPieces(bytes: Buffer): Piece[] {
  const kept: Piece[] = [];
  let orientation = 1;
  let at = 2;
  for (let drawn = false; ;) {
    assertFew(kept.length);
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError("no marker");
    const marker = bytes.readUInt8(at + 1);
    if (marker === EOI && drawn) break;
    if (marker < 0xc0 || marker === SOI || marker === EOI || isRestart(marker))
      throw new RangeError("a marker out of place");
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    const content = bytes.subarray(at + 4, end);
    if (marker === SOS) {
      end = endOfScan(bytes, end);
      drawn = true;
    }
    const spoken = (marker >= APP0 && marker <= APP15) || marker === COMMENT;
    if (!spoken || colours.some((mark) => startsWith(content, mark))) kept.push([at, end]);
    else if (marker === APP1 && startsWith(content, EXIF) && orientation === 1)
      orientation = orientationOf(content.subarray(EXIF.length));
    at = end;
  }
  return [[0, 2], ...(orientation === 1 ? [] : [exifPart(orientation)]), ...kept, [at, at + 2]];
}

/** The marker after the pixels that begin here. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new RangeError("no end");
}

function exifPart(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(EXIF, "latin1"), exifOf(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
