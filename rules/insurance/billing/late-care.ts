import type { IsoDate } from "#rules/time/time.ts";

type Year = {
  /** The last day on which care counts to its year. */
  reportBy: IsoDate;
  /** The last day on which it is paid in full, and the percentage that is paid later; null where nothing is known. */
  full: { until: IsoDate; then: number } | null;
};

/** Decrees on reimbursement, § 2: until when the care of a year is reported. */
const years: Record<string, Year> = {
  2025: { reportBy: "2026-03-31", full: null },
  2026: { reportBy: "2027-02-28", full: { until: "2027-03-31", then: 95 } },
};

/** The time limits of care given in a year; null where none is known. */
export const reportingLimits = (year: number): Year | null => years[String(year)] ?? null;
