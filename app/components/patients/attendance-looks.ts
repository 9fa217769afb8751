/** The chips of a visit by the patient's attendance. */
export const attendanceLooks = {
  PRESENT: { state: "ok", icon: "check" },
  EXCUSED: { icon: "close" },
  NOT_EXCUSED: { state: "bad", icon: "ban" },
} as const;
