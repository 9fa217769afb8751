/** The number that an invoice prints: the year of its series and the place in it, as in `2026-0411`. */
export const invoiceNumber = (year: number, position: number): string => `${year}-${String(position).padStart(4, "0")}`;
