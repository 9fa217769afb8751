/** Diagnoses from one to another by the characters that both name, codes without a point: `M410` to `M419`. */
export type DiagnosisRange = readonly [from: string, to: string];

/** A decree on reimbursement, as far as it pays physiotherapy and ergotherapy: annex 7, points 2 to 6. Money in hellers. */
export type Decree = {
  referenceYear: number;
  /** Of a point, and what is added to it where more people than 5 % have a listed diagnosis. */
  pointPrice: number;
  bonus: number;
  /** The most that is paid for a person, in percent of the average of the reference year. */
  ceiling: number;
  /** Whether people insured abroad are paid for as others. */
  withForeigners: boolean;
};

const decrees: Record<string, Decree> = {
  2025: { referenceYear: 2023, pointPrice: 74, bonus: 7, ceiling: 109, withForeigners: false },
  2026: { referenceYear: 2024, pointPrice: 74, bonus: 7, ceiling: 107, withForeigners: true },
};

export const decreeYears = Object.keys(decrees).map(Number);

/** The decree for the care of a year; null where none is known. */
export const decreeOf = (year: number): Decree | null => decrees[String(year)] ?? null;

/** Specialties that are paid by annex 7. */
export const reimbursedSpecialties = ["902", "917"] as const;
export type ReimbursedSpecialty = (typeof reimbursedSpecialties)[number];

/** Points 3 and 4, KN c). */
export const listedDiagnoses: readonly DiagnosisRange[] = [
  ["G10", "G14"],
  ["I60", "I69"],
  ...["S42", "S44", "S46", "S49", "S54", "S64", "S74", "S84", "S94"].map((code) => [code, code] as const),
];

/** Point 6: the care of people with one of them is paid without a ceiling. */
export const unlimitedDiagnoses: readonly DiagnosisRange[] = [
  ["C50", "C50"],
  ["E83", "E83"],
  ["F84", "F84"],
  ["G20", "G22"],
  ["G231", "G239"],
  ["G35", "G35"],
  ["G51", "G83"],
  ...["P07", "P11", "P13", "P14", "P94", "Q05", "Q36", "R62", "T90"].map((code) => [code, code] as const),
];

/** Point 4, KN a) and b). */
export const physicalOperations = ["21113", "21115", "21315"];
export const individualOperations = ["21221", "21415"];

/** A range as it is printed: `G10–G14`, `M41.0–M41.9`, `S42`. */
export function rangeText([from, to]: DiagnosisRange): string {
  const dotted = (code: string) => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code);
  return from === to ? dotted(from) : `${dotted(from)}–${dotted(to)}`;
}
