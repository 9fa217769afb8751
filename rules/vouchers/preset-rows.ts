/** Services of a voucher preset at most. */
export const MOST_ROWS = 20;

export type RowName = `row${number}`;

/** The form's name of a row, which holds a service and its visits. */
export const rowName = (at: number): RowName => `row${at + 1}`;
