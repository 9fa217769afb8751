import { assertFew } from "./pieces.ts";

/** A part of a HEIC: where it begins, where its content does, and where it ends. */
export type Box = { type: string; at: number; body: number; end: number };
export type Range = readonly [from: number, to: number];

/** The boxes one after another between two positions; a RangeError where they do not fill the range. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    assertFew(boxes.length);
    const short = bytes.readUInt32BE(at);
    const body = at + (short === 1 ? 16 : 8);
    // A size of 1 is written in full behind the type, 0 reaches to the end.
    const end = short === 0 ? to : at + (short === 1 ? numberAt(bytes, at + 8, 8) : short);
    if (end < body || end > to) throw new RangeError("a box out of place");
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), at, body, end });
    at = end;
  }
  return boxes;
}

/** The kind of each item by its number. */
export function itemTypes(bytes: Buffer, { body, end }: Box): Map<number, string> {
  const from = body + (bytes.readUInt8(body) === 0 ? 6 : 8);
  return new Map(
    boxesIn(bytes, from, end).map(({ body }) => {
      const version = bytes.readUInt8(body);
      if (version !== 2 && version !== 3) throw new RangeError("an item of an old kind");
      const wide = version === 3 ? 4 : 2;
      const type = body + 4 + wide + 2;
      return [numberAt(bytes, body + 4, wide), bytes.toString("latin1", type, type + 4)];
    }),
  );
}

/** Position of each item's bytes: in the file, or in the box next to the list. */
export function locationsOf(
  bytes: Buffer,
  { body, end }: Box,
  data: Box | undefined,
): { id: number; ranges: Range[] }[] {
  const version = bytes.readUInt8(body);
  if (version > 2) throw new RangeError("a list of a newer kind");
  const sizes = bytes.readUInt16BE(body + 4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    version === 0 ? 0 : sizes & 15,
  ] as const;
  const wide = version === 2 ? 4 : 2;
  let at = body + 6;
  const next = (size: number) => {
    if (at + size > end) throw new RangeError("a list that breaks off");
    at += size;
    return numberAt(bytes, at - size, size);
  };
  // Every extent takes room in the list, which bounds how many there are.
  if (lengthSize === 0) throw new RangeError("items without a length");
  return Array.from({ length: next(wide) }, () => {
    const id = next(wide);
    const method = version === 0 ? 0 : next(2) & 15;
    const elsewhere = next(2) !== 0;
    if (elsewhere || method > 1 || (method === 1 && !data)) throw new RangeError("an item that lies elsewhere");
    const base = (method === 1 ? data!.body : 0) + next(baseSize);
    const ranges = Array.from({ length: next(2) }, (): Range => {
      next(indexSize);
      const from = base + next(offsetSize);
      return [from, from + next(lengthSize)];
    });
    return { id, ranges };
  });
}

function numberAt(bytes: Buffer, at: number, size: number): number {
  if (size === 8) return Number(bytes.readBigUInt64BE(at));
  return size === 0 ? 0 : bytes.readUIntBE(at, size);
}
