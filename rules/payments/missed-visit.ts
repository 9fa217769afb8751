import type { AttendanceState } from "../codes.ts";
import { HOUR } from "../time/durations.ts";

/** The rules of a centre for visits that were missed, or excused later than so many hours before; 0 hours count none. */
export type MissedVisitRule = { feePercent: number; lateHours: number };

export const MOST_LATE_HOURS = 168;

/** The fee in minor units, rounded half up. */
export const missedFee = (price: number, feePercent: number) => Math.round((price * feePercent) / 100);

/** True if a patient did not come without an excuse, or excused themselves too late. */
export function isMissed(
  { state, stateAt, beginAt }: { state: AttendanceState; stateAt: Date | null; beginAt: Date },
  { lateHours }: MissedVisitRule,
): boolean {
  if (state === "NOT_EXCUSED") return true;
  return (
    state === "EXCUSED" && stateAt !== null && stateAt.getTime() > beginAt.getTime() - lateHours * HOUR && lateHours > 0
  );
}

/** The line of the fee in the words of the centre's country: it is printed on documents. */
export const missedName = (service: string, country: string) =>
  `${country === "SK" ? "Zmeškaná návšteva" : "Zmeškaná návštěva"}: ${service}`;
