/** Kinds of documents whose series a centre sets. */
export const seriesKinds = ["INVOICE", "CREDIT_NOTE", "ADVANCE"] as const;
export type SeriesKind = (typeof seriesKinds)[number];
/** Each kind of document has a series of its own; that of invoices to insurers is set with the numbers of batches. */
export const invoiceKinds = [...seriesKinds, "INSURER"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Digits of the year in a number; a series without the year goes on over New Year. */
export const yearDigits = [4, 2, 0] as const;
/** Between the year and the place in the series. */
export const numberSeparators = ["", "-", "/"] as const;

/** The form of the numbers of a series. */
export type NumberPattern = {
  prefix: string;
  yearDigits: number;
  separator: string;
  /** The least digits of the place in the series, filled up with zeros. */
  digits: number;
};

const plain: NumberPattern = { prefix: "", yearDigits: 4, separator: "-", digits: 4 };
/** The patterns of a centre that has set none: `2026-0411`, `D2026-0007`, `Z2026-0001`. */
export const defaultPatterns: Record<InvoiceKind, NumberPattern> = {
  INVOICE: plain,
  CREDIT_NOTE: { ...plain, prefix: "D" },
  ADVANCE: { ...plain, prefix: "Z" },
  // A number of digits alone, which the field of an F-dávka takes.
  INSURER: { prefix: "", yearDigits: 0, separator: "", digits: 1 },
};

/** The number that a document prints, by the year of its series and its place there. */
export const documentNumber = (pattern: NumberPattern, year: number, position: number): string =>
  `${pattern.prefix}${yearOf(pattern, String(year))}${pattern.separator}${String(position).padStart(pattern.digits, "0")}`;

/** The pattern for people: `FV####-0001` for any year. */
export const stemOf = (pattern: NumberPattern): string =>
  `${pattern.prefix}${yearOf(pattern, ANY_YEAR)}${pattern.separator}`;

const ANY_YEAR = "####";
const yearOf = ({ yearDigits: shown }: NumberPattern, year: string) => (shown === 0 ? "" : year.slice(-shown));

/** True if two patterns could give the same number in some years: digits may follow where the longer one goes on. */
export function mayCoincide(one: NumberPattern, other: NumberPattern): boolean {
  const [short, long] = [stemOf(one), stemOf(other)].toSorted((a, b) => a.length - b.length) as [string, string];
  return [...long].every((character, at) =>
    at < short.length ? isSame(character, short[at]!) : /[\d#]/.test(character),
  );
}

const isSame = (one: string, other: string) =>
  one === other || (one === "#" && /\d/.test(other)) || (other === "#" && /\d/.test(one));

/** The most digits of the number of an invoice to an insurer: fewer than a variable symbol of a patient has. */
export const MOST_INSURER_DIGITS = 7;

/** True of a pattern that could give the number of an invoice to an insurer. */
export const isOfInsurers = (pattern: NumberPattern): boolean =>
  /^[\d#]*$/.test(stemOf(pattern)) && stemOf(pattern).length + pattern.digits <= MOST_INSURER_DIGITS;
