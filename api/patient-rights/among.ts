/** The ids of a patient's cards. */
export type Cards = ReadonlySet<number>;

/** The rows that refer to one of these. */
export const among = <K extends string, T extends { [key in K]: number | null }>(
  rows: readonly T[],
  key: K,
  ids: ReadonlySet<number>,
): T[] => rows.filter((row) => row[key] !== null && ids.has(row[key]));

/** The rows of a patient. */
export const of = <T extends { patientCardId: number | null }>(rows: readonly T[], cards: Cards): T[] =>
  among(rows, "patientCardId", cards);
