import type { NoticeOccasion } from "./alerts.ts";

/**
 * The news of a visit for its patient: the begin that the patient knows of against the present one, null where there is
 * none; at the same begin, whether another person cares for them. Changes in the past, and those undone, are no news.
 */
export function outcomeOf(
  known: Date | null,
  present: Date | null,
  now: Date,
  reassigned = false,
): NoticeOccasion | null {
  if (known?.getTime() === present?.getTime()) return reassigned && present && present > now ? "REASSIGNED" : null;
  if (present === null) return known! > now ? "CANCELLED" : null;
  if (present <= now) return null;
  return known === null ? "BOOKED" : "MOVED";
}
