import { eq } from "drizzle-orm";
import type { CenterCopyState } from "#rules/codes.ts";
import { DAY, later } from "#rules/time/durations.ts";
import type { InCenter } from "../core/context.ts";
import { centerCopies } from "../core/db/tables/center-copies.ts";

export type CenterCopy = typeof centerCopies.$inferSelect;

const KEPT_DAYS = 30;
export const KEPT_MS = KEPT_DAYS * DAY;

export const inMyCenter = ({ profile }: Pick<InCenter, "profile">) =>
  eq(centerCopies.medicalCenterId, profile.medicalCenterId);

export const stateOf = ({ madeAt, failedAt, removedAt }: CenterCopy): CenterCopyState => {
  if (removedAt) return "REMOVED";
  if (madeAt) return "MADE";
  return failedAt ? "FAILED" : "UNDERWAY";
};

/** The time until which the file is kept; null while there is none. */
export const keptUntil = ({ madeAt }: CenterCopy): Date | null => madeAt && later(madeAt, KEPT_MS);
