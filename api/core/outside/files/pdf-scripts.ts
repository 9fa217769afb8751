import { inflateSync } from "node:zlib";

const MOST_UNPACKED = 20_000_000;
/**
 * Actions that run scripts or programs or send data; a jump to a page on opening is none of them. The names are long
 * enough not to come about by chance in the bytes of a picture.
 */
const active = /\/(JavaScript|Launch|SubmitForm|ImportData|RichMedia)(?![A-Za-z0-9])/;

/** An object stream says so, or only where its first object begins: readers take both. */
const objectStream = /\/ObjStm(?![A-Za-z0-9])/;
const unnamedObjectStream = /\/First\s+\d+(?!\d|\s+\d+\s+R)/;
/** Packed once, as every program packs objects. Other filters and predictors only hide what is in there. */
const plainFilter = /\/Filter\s*(?:\/Fl(?:ateDecode)?(?![A-Za-z0-9])|\[\s*\/Fl(?:ateDecode)?\s*\])/;
const anyFilter = /\/(?:Filter|F)(?![A-Za-z0-9])/;
const predictor = /\/(?:DecodeParms|DP)(?![A-Za-z0-9])/;

/**
 * Whether a PDF has scripts or actions that start programs: in its own text, where a name may be written in
 * hexadecimal, or in its packed objects. Those that cannot be looked into count as active: what is encrypted, hidden by
 * filters, or more than is unpacked here.
 */
export function hasPdfScripts(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (active.test(withNames(text))) return true;
  let room = MOST_UNPACKED;
  let end = 0;
  for (const { index, 0: word } of text.matchAll(/stream\r?\n/g)) {
    const before = withNames(text.slice(end, index));
    end = index + word.length;
    const own = before.slice(before.lastIndexOf("obj") + 1);
    if (!objectStream.test(before) && !unnamedObjectStream.test(own)) continue;
    if (!anyFilter.test(own)) continue;
    if (!plainFilter.test(own) || predictor.test(own)) return true;
    const unpacked = unpack(bytes.subarray(end), room);
    if (unpacked === null || active.test(withNames(unpacked))) return true;
    room -= unpacked.length;
  }
  return false;
}

/** Names as they are read: `#4a` is a J. */
const withNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_written, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The text of a packed stream; null where it is damaged or encrypted, or unpacks to more than there is room for. */
function unpack(stream: Uint8Array, room: number): string | null {
  try {
    return inflateSync(stream, { maxOutputLength: Math.max(1, room) }).toString("latin1");
  } catch {
    return null;
  }
}
