/** The chips of a payment by how far it is paid. */
export const paidLooks = {
  paid: { state: "ok", icon: "check" },
  unpaid: { state: "todo", icon: "payment" },
  partly: { state: "todo", icon: "payment" },
  canceled: { icon: "ban" },
} as const;
