/** Saved, signed, invalid and removed reports. */
export const reportLooks = {
  DRAFT: { state: "todo", icon: "pen" },
  SIGNED: { state: "ok", icon: "lock" },
  INVALID: { state: "bad", icon: "close" },
  REMOVED: { state: "bad", icon: "bin" },
} as const;
