const CODE = /^[A-Z]\d\d[0-9A-Z]{0,2}$/;
const BEGINNING = /^[A-Z](\d(\d[0-9A-Z]{0,2})?)?$/;

const bare = (text: string): string => text.replace(/[\s.]/g, "").toUpperCase();

/**
 * A code of MKN-10 as it is stored, without its dot: a letter, two digits, and up to two more. Typed with or without
 * the dot, spaces and capitals.
 */
export function readDiagnosisCode(text: string): string | null {
  const code = bare(text);
  return CODE.test(code) ? code : null;
}

/** The typed beginning of a code (`m5`, `M54.`), or null. A single letter is the beginning of a word. */
export function codeBeginning(text: string): string | null {
  const code = bare(text);
  return code.length > 1 && BEGINNING.test(code) ? code : null;
}

/** As people read it: `M54.5`. */
export const dottedCode = (code: string): string => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code);
