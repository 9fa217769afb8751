/** Reasons for which somebody else is to pay; a record N of a batch has the second digit (Metodika 6.2.LII, IV.20). */
export const compensations = ["03", "04", "05", "06", "07", "08", "09"] as const;
export type Compensation = (typeof compensations)[number];
