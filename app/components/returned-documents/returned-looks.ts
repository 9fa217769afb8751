import type { IconName } from "#app/paths/icon-name.ts";
import type { ReturnedState } from "#rules/insurance/returned/returned-states.ts";

/** The look of each state of a returned document. */
export const returnedLooks: Record<ReturnedState, { state?: "ok" | "bad"; icon: IconName }> = {
  OPEN: { state: "bad", icon: "warning" },
  WITH_AUTHOR: { icon: "pen" },
  REPORT_CORRECTED: { icon: "check" },
  CORRECTED: { state: "ok", icon: "check" },
  BILLED_AGAIN: { icon: "undo" },
  OTHER_INSURER: { icon: "undo" },
  WRITTEN_OFF: { icon: "close" },
};
