import type { months as cs } from "../cs/months.ts";
import type { Words } from "../words.ts";

export const months = {
  title: "Months",
  text: "A closed month does not change any more. What is canceled or paid later belongs to the month in which that happens.",
  month: "Month",
  action: "Close or open again",
  close: "Close",
  closeQuestion: "Close the month?",
  closeText:
    "Nothing is entered into the month any more, and its sums stay. Until you close another one, you can open it again.",
  closeDo: "Close the month",
  closed: "{{month}} is closed.",
  cashFirst: "First close the cash boxes that have entries of that month:",
  reopen: "Open again",
  reopenText: "The month can be changed again. The reason stays in the audit log.",
  reopened: "{{month}} is open again.",
  reason: "Reason",
  movements_one: "{{count}} movement of this month on the account waits for a decision.",
  movements_other: "{{count}} movements of this month on the account wait for a decision.",
  sums: {
    charged: "Charged",
    canceled: "Canceled and given back",
    cash: "Paid in cash",
    card: "Paid by card",
    transfer: "Paid by transfer",
    voucher: "Paid by voucher",
    rounding: "Rounding of cash",
    cashIn: "Income of cash boxes",
    cashOut: "Expense of cash boxes",
    invoiced: "Invoiced",
    credited: "Credited",
  },
} satisfies Words<typeof cs>;
