import type { CashDirection } from "#rules/codes.ts";

const LETTER = { IN: "P", OUT: "V" } as const;

type Receipt = { direction: CashDirection; year: number; number: number };

/** The number of a receipt as it is printed: P or V (příjem, výdej), its box, year and number in the series. */
export const receiptNumber = (box: number, { direction, year, number }: Receipt): string =>
  `${LETTER[direction]}${box}-${year}-${String(number).padStart(4, "0")}`;
