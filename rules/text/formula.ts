/** Beginnings that make a spreadsheet compute a text: also after each separator that one of another country splits it by. */
const FORMULA = /(^|[;,\t\r\n])(?=[=+\-@\t\r])/g;
const GUARDED = /(^|[;,\t\r\n])'(?=[=+\-@\t\r])/g;

/** A text with an apostrophe before all that a spreadsheet would compute. */
export const guardFormulas = (text: string): string => text.replace(FORMULA, "$1'");

/** The text without those apostrophes. */
export const withoutGuards = (text: string): string => text.replace(GUARDED, "$1");
