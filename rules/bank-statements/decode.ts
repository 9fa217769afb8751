import { decodeCp852 } from "../text/cp852.ts";

/** Letters of ISO 8859-2 whose bytes are signs in Windows-1250 that no bank writes (© « ® ą »), and the reverse. */
const LATIN_2 = /[\xA9\xAB\xAE\xB9\xBB]/;
const WINDOWS = /[\x80-\x9F]/;

/** Letters of Czech names: in those, Slovak and German letters come from the wrong charset. */
const CZECH = /[áčďéěíňóřšťúůýž]/gi;

/** GPC, also below blank lines. */
export const isGpc = (text: string): boolean => /^\s*07[45]\d{16}/.test(text);

/**
 * The text of a statement: UTF-16 and UTF-8 by their marks, UTF-8 where it is valid, and otherwise Windows-1250, or ISO
 * 8859-2 where only that gives letters, or CP852 where that gives a GPC more letters.
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
    const text = new TextDecoder(isLatin2 ? "iso-8859-2" : "windows-1250").decode(bytes);
    // Tables have spaces between thousands that CP852 reads as letters.
    if (!isGpc(signs.slice(0, 400))) return text;
    const ofDos = decodeCp852(bytes);
    return lettersIn(ofDos) > lettersIn(text) ? ofDos : text;
  }
}

const lettersIn = (text: string): number => text.match(CZECH)?.length ?? 0;
