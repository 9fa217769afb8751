/** The bytes above 127 of CP852, the charset of DOS, which browsers and Node lack. */
const UPPER =
  "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐" +
  "└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´" +
  "\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0";

const CODES = Uint16Array.from({ length: 256 }, (_, byte) => (byte < 128 ? byte : UPPER.charCodeAt(byte - 128)));

/** The text of bytes in CP852; each byte is one character. */
export function decodeCp852(bytes: Uint8Array): string {
  const view = new DataView(new ArrayBuffer(bytes.length * 2));
  for (const [at, byte] of bytes.entries()) view.setUint16(at * 2, CODES[byte]!);
  return new TextDecoder("utf-16be").decode(view);
}

const BYTES = new Map([...CODES].map((code, byte) => [code, byte]));

/** Whether CP852 has a character; those that steer a device are none. */
export const isInCp852 = (character: string): boolean =>
  /^\P{Cc}$/u.test(character) && BYTES.has(character.charCodeAt(0));

/** The bytes of a text in CP852. Throws a `RangeError` for a character that it lacks. */
export function encodeCp852(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = BYTES.get(text.charCodeAt(at));
    if (byte === undefined) throw new RangeError(`CP852 has no ${text.charAt(at)}`);
    bytes[at] = byte;
  }
  return bytes;
}
