/** Letters of ISO 8859-2 whose bytes are signs in Windows-1250 that no bank writes (© « ® ą »), and the reverse. */
const LATIN_2 = /[\xA9\xAB\xAE\xB9\xBB]/;
const WINDOWS = /[\x80-\x9F]/;

/**
 * The text of a statement: UTF-16 and UTF-8 by their marks, UTF-8 where it is valid, and otherwise Windows-1250, or ISO
 * 8859-2 where only that gives letters.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const isLatin2 = LATIN_2.test(signs) && !WINDOWS.test(signs);
    return new TextDecoder(isLatin2 ? "iso-8859-2" : "windows-1250").decode(bytes);
  }
}
