import type { Consent } from "#rules/inputs/calendar/event.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import type { Hit } from "./conflicts.ts";
import { describe } from "./describe.ts";

/**
 * Refuses with all conflicts, unless they were consented to. Working hours are a plan, not a claim: a user who may
 * write in the calendar may exceed them by confirming it. A claimed resource needs an override with a reason; the same
 * patient twice, or a full group, cannot be overridden.
 */
export async function assertNoConflicts(ctx: ProfileCtx, hits: Hit[], { override, confirmOutsideHours }: Consent) {
  const hard = hits.filter((hit) => !isSoft(hit));
  const passed = override !== null && hard.every(({ claim }) => claim.kind !== "PATIENT_CARD");
  const blocking = hits.filter((hit) => (isSoft(hit) ? !override && !confirmOutsideHours : !passed));
  if (blocking.length === 0) return;
  const fault =
    hard.length === 0 ? "outsideHours" : hard.every(({ over }) => over === "CAPACITY") ? "capacityFull" : "overlap";
  const earliest = blocking
    .sort((one, other) => one.claim.beginAt.getTime() - other.claim.beginAt.getTime())
    .slice(0, MOST_CONFLICTS);
  throw new Fault(fault, { conflicts: await describe(ctx, earliest) });
}

/** The most that is readable. */
const MOST_CONFLICTS = 200;

const isSoft = ({ over }: Hit) => over === "OUTSIDE_HOURS";
