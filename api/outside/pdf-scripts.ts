import { inflateSync } from "node:zlib";

const MOST_UNPACKED = 20_000_000;
/**
 * Actions that run scripts or programs or send data; a jump to a page on opening is none of them. The names are long enough
 * not to come about by chance in the bytes of a picture.
 */
const active = /\/(JavaScript|Launch|SubmitForm|ImportData|RichMedia)(?![A-Za-z0-9])/;

/**
 * Whether a PDF has scripts or actions that start programs: in its own text, where a name may be written in hexadecimal,
 * or in its packed objects. Bounded in what it unpacks: one that holds more counts as active.
 */
export function hasPdfScripts(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (isActive(text)) return true;
  let room = MOST_UNPACKED;
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm/g)) {
    const begin = /stream\r?\n/g;
    begin.lastIndex = index;
    const found = begin.exec(text);
    const unpacked = found && unpack(bytes.subarray(found.index + found[0].length), room);
    if (unpacked === "more") return true;
    if (!unpacked) continue;
    if (isActive(unpacked)) return true;
    room -= unpacked.length;
  }
  return false;
}

const isActive = (text: string) =>
  active.test(text.replace(/#([0-9a-f]{2})/gi, (_written, hex: string) => String.fromCharCode(parseInt(hex, 16))));

/** The text of a packed stream; null where it is damaged or encrypted. */
function unpack(stream: Uint8Array, room: number): string | "more" | null {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, room) }).toString("latin1");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "more" : null;
  }
}
