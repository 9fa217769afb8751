import type { months as cs } from "../cs/months.ts";
import type { Words } from "../words.ts";

export const months = {
  title: "Months",
  text: "A closed month can no longer change. Anything cancelled or paid later belongs to the month in which it happens.",
  month: "Month",
  action: "Close or reopen",
  close: "Close",
  closeQuestion: "Close the month?",
  closeText:
    "You can no longer enter anything in the month, and its totals stay. You can reopen it until you close the next one.",
  closeDo: "Close month",
  closed: "{{month}} is closed.",
  cashFirst: "First cash up the cash boxes with entries in that month:",
  reopen: "Reopen",
  reopenText: "The month can be changed again. The reason stays in the audit log.",
  reopened: "{{month}} has been reopened.",
  reason: "Reason",
  movements_one: "{{count}} bank transaction from this month is waiting for a decision.",
  movements_other: "{{count}} bank transactions from this month are waiting for a decision.",
  sums: {
    charged: "Charged",
    canceled: "Cancelled and refunded",
    cash: "Paid in cash",
    card: "Paid by card",
    transfer: "Paid by transfer",
    voucher: "Paid by voucher",
    rounding: "Cash rounding",
    cashIn: "Cash received",
    cashOut: "Cash paid out",
    invoiced: "Invoiced",
    credited: "Credited",
  },
} satisfies Words<typeof cs>;
