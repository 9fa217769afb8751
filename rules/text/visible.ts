// Format characters (zero width, direction marks, soft hyphens, joiners), blank glyphs, and the blank of Braille. The
// joiners belong to Persian or Hindi, and to joined emoji: Czech and Slovak names have none, and two names that look the
// same must not differ.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text without characters that cannot be seen, composed (NFC). */
export const visible = (text: string): string => text.replace(INVISIBLE, "").normalize("NFC");

/** Visible text on one line, with one space between words. */
export const oneLine = (text: string): string =>
  visible(text)
    .replace(/[\s\u0085]+/g, " ")
    .trim();

// An emoji with its colour or skin, and those that joiners make one with it.
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}\ufe0f?)?`;
const JOINED = new RegExp(`(${EMOJI}(?:\\u200d${EMOJI})*)|${INVISIBLE.source}`, "gu");

/** Visible text that keeps its line breaks, and emoji joined of several. */
export const lines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(JOINED, (_found, emoji: string | undefined) => emoji ?? "")
    .normalize("NFC")
    .trim();

/** A number of a person or a telephone without the separators between its digits. */
export const withoutSeparators = (number: string): string =>
  visible(number).replace(/[\s./()\p{Pd}\u2212\u2044\u2215]/gu, "");
