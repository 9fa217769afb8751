import { isBankCode } from "./bank-codes.ts";

const IBAN_LENGTHS: Record<string, number> = { CZ: 24, SK: 24, PL: 28, DE: 22, AT: 20, HU: 28 };

/** Reads an IBAN with or without spaces; the length is checked for the countries around, and the bank of Czech ones. */
export function readIban(text: string): string | null {
  const value = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(value)) return null;
  if (value.length !== (IBAN_LENGTHS[value.slice(0, 2)] ?? value.length)) return null;
  if (value.startsWith("CZ") && !isBankCode(value.slice(4, 8))) return null;
  return modulo97(value.slice(4) + value.slice(0, 4)) === 1 ? value : null;
}

/** Reads an IBAN and accepts Slovak ones only. */
export function readSlovakIban(text: string): string | null {
  const value = readIban(text);
  return value?.startsWith("SK") ? value : null;
}

/** ISO 7064: letters count 10 to 35. */
export const modulo97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = parseInt(sign, 36);
    return (rest * (value < 10 ? 10 : 100) + value) % 97;
  }, 0);
