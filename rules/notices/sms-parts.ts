/** The basic alphabet of GSM 03.38; the extended one costs two characters each. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extended = new Set("\f^{}\\[~]|€");

export type SmsParts = { encoding: "GSM_7" | "UCS_2"; length: number; parts: number };

/**
 * The size of a text as SMS: 160 characters of GSM-7 or 70 of UCS-2, or with the header that joins several parts 153 or
 * 67 each. No character is split over two parts, neither an escaped one nor a pair of surrogates.
 */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const isGsm = characters.every((one) => basic.has(one) || extended.has(one));
  const sizes = characters.map((one) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const [single, joined] = isGsm ? [160, 153] : [70, 67];
  return {
    encoding: isGsm ? "GSM_7" : "UCS_2",
    length,
    parts: length === 0 ? 0 : length <= single ? 1 : countParts(sizes, joined),
  };
}

function countParts(sizes: number[], room: number): number {
  let parts = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > room) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return parts;
}
