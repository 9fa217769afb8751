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
