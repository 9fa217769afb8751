/** The chips of a voucher by its state. */
export const voucherLooks = {
  valid: { state: "ok", icon: "check" },
  ends: { state: "todo", icon: "warning" },
  ended: { icon: "ban" },
  used: { icon: "check" },
  archived: { icon: "ban" },
} as const;
