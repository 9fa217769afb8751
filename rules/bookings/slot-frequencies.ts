/** Minutes between offered begins: a day has a whole number of them. */
export const slotFrequencies = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
