import { boxesIn, itemTypes, locationsOf, type Box, type Range } from "./heic-boxes.ts";
import { assertFew, type Piece } from "./pieces.ts";

const pictures = ["hvc1", "grid", "iden", "iovl", "tmap"];
const metadata = ["Exif", "mime", "uri "];
const ofFile = ["ftyp", "meta", "mdat"];
const ofMeta = ["hdlr", "pitm", "iinf", "iloc", "iref", "iprp", "idat", "dinf", "grpl"];
/** Properties of an item that speak of it: names, and when it was made. */
const spoken = ["udes", "altt", "crtt", "mdft", "uuid"];
const films = ["moov", "moof"];
/** A hundred times the list of contents of a real photograph. */
const MOST_META = 1_000_000;
const MOST_DATA = 16;

const ZEROS = new Blob([new Uint8Array(65_536)]);

/** Other bytes at a place of the file, zeros where none are given. */
type Edit = { range: Range; bytes?: Uint8Array };

/**
 * A HEIC in which zeros replace everything but its pictures and their drawing. No byte moves, since its list of
 * contents holds each item's position in the file. The orientation is among the properties of the picture.
 */
export function heicPieces(bytes: Buffer): Piece[] {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const meta = theOnly(boxes, "meta");
  if (meta.end - meta.at > MOST_META || boxes.some(({ type }) => films.includes(type)))
    throw new RangeError("no photograph");
  const parts = boxesIn(bytes, meta.body + 4, meta.end);
  const { body, end } = theOnly(parts, "iprp");
  const list = theOnly(boxesIn(bytes, body, end), "ipco");
  const properties = boxesIn(bytes, list.body, list.end);
  const spare = [
    ...boxes.filter(({ type }) => !ofFile.includes(type)),
    ...parts.filter(({ type }) => !ofMeta.includes(type)),
    ...properties.filter(({ type }) => spoken.includes(type)),
  ];
  const data = [...boxes.filter(({ type }) => type === "mdat"), ...parts.filter(({ type }) => type === "idat")];
  assertFew(data.length, MOST_DATA);
  return edited(bytes.length, [
    ...spare.flatMap(emptied),
    ...gapsIn(data, pictureRanges(bytes, parts)).map((range) => ({ range })),
  ]);
}

function theOnly(boxes: Box[], type: string): Box {
  const [box, ...others] = boxes.filter((box) => box.type === type);
  if (!box || others.length > 0) throw new RangeError(`not one box: ${type}`);
  return box;
}

const emptied = ({ at, body, end }: Box): Edit[] => [
  { range: [at + 4, at + 8], bytes: Buffer.from("free") },
  { range: [body, end] },
];

/**
 * Positions of the pictures, in order. An item of an unknown kind may be or describe one: its file is refused as not
 * understood.
 */
function pictureRanges(bytes: Buffer, parts: Box[]): Range[] {
  const types = itemTypes(bytes, theOnly(parts, "iinf"));
  const items = locationsOf(
    bytes,
    theOnly(parts, "iloc"),
    parts.find(({ type }) => type === "idat"),
  );
  const ranges = items.flatMap(({ id, ranges }) => {
    const type = types.get(id) ?? "";
    if (!pictures.includes(type) && !metadata.includes(type)) throw new RangeError("an item of an unknown kind");
    return pictures.includes(type) ? ranges : [];
  });
  return ranges.sort(([one], [other]) => one - other);
}

/** Boxes that belong to no picture. A picture in none of them is out of place. */
function gapsIn(data: Box[], taken: Range[]): Range[] {
  const isWithin = ([from, to]: Range) => data.some(({ body, end }) => from >= body && to <= end);
  if (taken.length === 0 || !taken.every(isWithin)) throw new RangeError("a picture out of place");
  return data.flatMap(({ body, end }) => {
    const gaps: Range[] = [];
    let at = body;
    for (const [from, to] of taken.filter(([from]) => from >= body && from < end)) {
      if (from > at) gaps.push([at, from]);
      at = Math.max(at, to);
    }
    return at < end ? [...gaps, [at, end]] : gaps;
  });
}

function edited(length: number, edits: Edit[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {
    range: [from, to],
    bytes,
  } of edits.sort((one, other) => one.range[0] - other.range[0])) {
    pieces.push([at, from], ...(bytes ? [bytes] : zeros(to - from)));
    at = to;
  }
  return [...pieces, [at, length]];
}

const zeros = (length: number): Blob[] =>
  Array.from({ length: Math.ceil(length / ZEROS.size) }, (_, at) => ZEROS.slice(0, length - at * ZEROS.size));
