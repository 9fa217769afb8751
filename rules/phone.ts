/** Calling codes of one and two digits; all others have three. */
const SPLIT = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{3,14})$/;

/** Parts a phone number as it is stored, in the international form `+420601000377`; null for anything else. */
export function splitPhone(phone: string): { callingCode: string; national: string } | null {
  const [, callingCode, national] = SPLIT.exec(phone.replace(/[\s()./-]/g, "")) ?? [];
  return callingCode && national ? { callingCode, national } : null;
}
