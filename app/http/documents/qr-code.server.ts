import { encode } from "uqr";

/**
 * A QR code to be drawn: how many squares wide it is with its white margin, and the dark ones as the path of an SVG.
 */
export type Qr = { size: number; path: string };

export function qrCode(text: string): Qr {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
