/** The directory entry of one part of a ZIP file. */
export type ArchivePart = {
  name: string;
  method: number;
  encrypted: boolean;
  described: boolean;
  packed: number;
  unpacked: number;
  offset: number;
};

const END = 0x06054b50;
const END_LENGTH = 22;
const LARGE_END = 0x06064b50;
/** The end record of a large archive with its locator, which some programs write into small ones too. */
const LARGE_END_LENGTH = 76;
const PART = 0x02014b50;
const PART_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
/** Stands for a number that is in the extra field `LARGE`. */
const ELSEWHERE = 0xffffffff;
const LARGE = 1;
/** An end may be followed by a comment of so many bytes. */
const LONGEST_COMMENT = 65_535;
const LONGEST_DIRECTORY = 4_000_000;

/** Whether a file ends as ZIP files do: then programs open it as one, whatever it begins with. */
export const endsAsArchive = async (content: Blob): Promise<boolean> => (await findEnd(content)) !== null;

/**
 * The parts of a ZIP file by its directory, without unpacking any of it, and where the directory begins; null where it
 * has none that can be read, or bytes of anything else after the parts.
 */
export async function readDirectory(content: Blob): Promise<{ parts: ArchivePart[]; start: number } | null> {
  const end = await findEnd(content);
  if (!end || end.at + END_LENGTH < content.size) return null;
  const [count, length, start] = [
    end.view.getUint16(10, true),
    end.view.getUint32(12, true),
    end.view.getUint32(16, true),
  ];
  const room = end.at - start;
  if (length > LONGEST_DIRECTORY || (room !== length && room !== length + LARGE_END_LENGTH)) return null;
  const directory = await readView(content.slice(start, end.at));
  if (room > length && !saysTheSame(new DataView(directory.buffer, length), [count, length, start])) return null;
  const parts: ArchivePart[] = [];
  let at = 0;
  while (parts.length < count) {
    if (at + PART_LENGTH > length || directory.getUint32(at, true) !== PART) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const after = at + PART_LENGTH + name + extra + comment;
    if (after > length) return null;
    const [unpacked, packed, offset] = numbersOf(
      directory,
      [24, 20, 42].map((field) => at + field),
      { at: at + PART_LENGTH + name, length: extra },
    );
    if (unpacked === undefined || packed === undefined || offset === undefined) return null;
    const [flags, method] = [directory.getUint16(at + 8, true), directory.getUint16(at + 10, true)];
    parts.push({
      name: textOf(directory, at + PART_LENGTH, name),
      method,
      encrypted: (flags & 1) > 0,
      described: (flags & 8) > 0,
      packed,
      unpacked,
      offset,
    });
    at = after;
  }
  return at === length ? { parts, start } : null;
}

/** Position of a part's bytes, if its own header agrees with the directory; else null. */
export async function findBegin(
  content: Blob,
  { name, method, described, packed, unpacked, offset }: ArchivePart,
): Promise<number | null> {
  const fixed = await readView(content.slice(offset, offset + LOCAL_LENGTH));
  if (fixed.byteLength < LOCAL_LENGTH || fixed.getUint32(0, true) !== LOCAL) return null;
  const [nameLength, extra] = [fixed.getUint16(26, true), fixed.getUint16(28, true)];
  const header = await readView(content.slice(offset, offset + LOCAL_LENGTH + nameLength + extra));
  if (header.byteLength < LOCAL_LENGTH + nameLength + extra) return null;
  const sizes = numbersOf(header, [22, 18], { at: LOCAL_LENGTH + nameLength, length: extra });
  const same =
    textOf(header, LOCAL_LENGTH, nameLength) === name &&
    header.getUint16(8, true) === method &&
    (described || (sizes[0] === unpacked && sizes[1] === packed));
  return same ? offset + header.byteLength : null;
}

/** A large end that contradicts the small one makes two archives of one file: programs differ in the one they read. */
const saysTheSame = (large: DataView, said: number[]) =>
  large.getUint32(0, true) === LARGE_END &&
  [32, 40, 48].every((field, index) => large.getBigUint64(field, true) === BigInt(said[index]!));

/** The numbers of these fields, a number that is elsewhere from the extra field; undefined where it is not there. */
function numbersOf(view: DataView, fields: number[], extra: { at: number; length: number }): (number | undefined)[] {
  const numbers = fields.map((field) => view.getUint32(field, true));
  const large = numbers.includes(ELSEWHERE) ? largeOf(view, extra) : [];
  return numbers.map((number) => (number === ELSEWHERE ? large.shift() : number));
}

function largeOf(view: DataView, extra: { at: number; length: number }): number[] {
  for (let at = extra.at; at + 4 <= extra.at + extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LARGE) continue;
    const count = Math.floor(Math.min(view.getUint16(at + 2, true), extra.at + extra.length - at - 4) / 8);
    return Array.from({ length: count }, (_, index) => Number(view.getBigUint64(at + 4 + 8 * index, true)));
  }
  return [];
}

async function findEnd(content: Blob): Promise<{ view: DataView; at: number } | null> {
  const from = Math.max(0, content.size - END_LENGTH - LONGEST_COMMENT);
  const tail = await readView(content.slice(from));
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at--) {
    const whole =
      tail.getUint32(at, true) === END && at + END_LENGTH + tail.getUint16(at + 20, true) === tail.byteLength;
    if (whole) return { view: new DataView(tail.buffer, at, END_LENGTH), at: from + at };
  }
  return null;
}

const textOf = (view: DataView, at: number, length: number) =>
  new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
const readView = async (part: Blob) => new DataView(await part.arrayBuffer());
