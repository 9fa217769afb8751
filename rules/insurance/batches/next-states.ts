import type { BatchState } from "#rules/codes.ts";

/** The states that usually follow each one: the first is the next step, the last takes a mistake back. */
export const nextStates: Record<BatchState, readonly BatchState[]> = {
  MADE: ["SENT"],
  SENT: ["ACCEPTED", "REFUSED_PARTLY", "REFUSED", "MADE"],
  ACCEPTED: ["SENT"],
  REFUSED_PARTLY: ["SENT"],
  REFUSED: ["SENT"],
};
