import type { Consent } from "#rules/inputs/event.ts";
import type { ProfileCtx } from "../context.ts";
import { Fault } from "../fault.ts";
import type { Hit } from "./clashes.ts";
import { describe } from "./describe.ts";

/**
 * Refuses with everything that is in the way, unless it was consented to. Hours are a plan, not a claim: whoever may write
 * in the calendar may go beyond them by saying so. What is taken asks for an override and its reason, and stays beyond any
 * override where it is one and the same patient, or a place that a group has not.
 */
export async function refuseUnless(ctx: ProfileCtx, hits: Hit[], { override, confirmOutsideHours }: Consent) {
  const hard = hits.filter((hit) => !isSoft(hit));
  const passed = override !== null && hard.every(({ claim }) => claim.kind !== "PATIENT_CARD");
  const blocking = hits.filter((hit) => (isSoft(hit) ? !override && !confirmOutsideHours : !passed));
  if (blocking.length === 0) return;
  const fault =
    hard.length === 0 ? "outsideHours" : hard.every(({ over }) => over === "CAPACITY") ? "capacityFull" : "overlap";
  const earliest = blocking
    .sort((one, other) => one.claim.beginAt.getTime() - other.claim.beginAt.getTime())
    .slice(0, MOST_CLASHES);
  throw new Fault(fault, { clashes: await describe(ctx, earliest) });
}

/** As many as somebody may want to read. */
const MOST_CLASHES = 200;

const isSoft = ({ over }: Hit) => over === "OUTSIDE_HOURS";
