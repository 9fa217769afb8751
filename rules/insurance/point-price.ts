/** The most a point may cost, in hellers. */
const MOST = 10_000;

/**
 * Reads the price of a point, `0.74` or `0,74`, into hellers; insurers' values have two decimals at most (VYDFOND, HOD
 * 4.2). Null where it is none.
 */
export function readPointPrice(text: string): number | null {
  const [, whole = "", decimals = ""] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === "") return null;
  const hellers = Number(whole + decimals.padEnd(2, "0"));
  return hellers <= MOST ? hellers : null;
}

/** The price of a point as a decimal rate, `0.74`. */
export const writePointPrice = (hellers: number): string => (hellers / 100).toFixed(2);
