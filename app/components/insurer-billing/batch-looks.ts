import type { IconName } from "#app/paths/icon-name.ts";
import type { BatchState } from "#rules/codes.ts";

/** The look of each state of a batch. */
export const batchLooks: Record<BatchState, { state?: "ok" | "bad"; icon: IconName }> = {
  MADE: { icon: "file" },
  SENT: { icon: "mail" },
  ACCEPTED: { state: "ok", icon: "check" },
  REFUSED_PARTLY: { state: "bad", icon: "warning" },
  REFUSED: { state: "bad", icon: "warning" },
};
