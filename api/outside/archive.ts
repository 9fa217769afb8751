/** What the directory of a ZIP file says of one of its parts. */
export type ArchivePart = { name: string; packed: number; unpacked: number };

const END = 0x06054b50;
const END_LENGTH = 22;
const PART = 0x02014b50;
const PART_LENGTH = 46;
/** An end may be followed by a comment of so many bytes. */
const LONGEST_COMMENT = 65_535;
const LONGEST_DIRECTORY = 4_000_000;

/** Whether a file ends as ZIP files do: then programs open it as one, whatever it begins with. */
export const endsAsArchive = async (content: Blob): Promise<boolean> => (await endOf(content)) !== null;

/** The parts of a ZIP file by its directory, without unpacking any of it; null where it has none that can be read. */
export async function partsOf(content: Blob): Promise<ArchivePart[] | null> {
  const end = await endOf(content);
  if (!end) return null;
  const [count, length, start] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  if (length > LONGEST_DIRECTORY || start + length > content.size) return null;
  const directory = await viewOf(content.slice(start, start + length));
  const parts: ArchivePart[] = [];
  for (let at = 0; parts.length < count; ) {
    if (at + PART_LENGTH > length || directory.getUint32(at, true) !== PART) return null;
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.getUint16(at + field, true)) as [number, number, number];
    if (at + PART_LENGTH + name > length) return null;
    const bytes = new Uint8Array(directory.buffer, directory.byteOffset + at + PART_LENGTH, name);
    parts.push({ name: new TextDecoder().decode(bytes), packed: directory.getUint32(at + 20, true), unpacked: directory.getUint32(at + 24, true) });
    at += PART_LENGTH + name + extra + comment;
  }
  return parts;
}

async function endOf(content: Blob): Promise<DataView | null> {
  const tail = await viewOf(content.slice(Math.max(0, content.size - END_LENGTH - LONGEST_COMMENT)));
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at--) {
    const whole = tail.getUint32(at, true) === END && at + END_LENGTH + tail.getUint16(at + 20, true) === tail.byteLength;
    if (whole) return new DataView(tail.buffer, at, END_LENGTH);
  }
  return null;
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());
