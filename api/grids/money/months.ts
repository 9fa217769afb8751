import type { MonthSums } from "#rules/months/sums.ts";
import { readAllMonths, type Month } from "../../months/list.ts";
import { myCurrency } from "../../core/my-currency.ts";
import { defineComputedGrid } from "../grid.ts";

/** The months since the first one with a payment, with their main sums on the page and all of them in files. */
export const monthGrid = defineComputedGrid<"months", Record<never, never>>({
  name: "months",
  permission: "month:close",
  listed: null,
  filters: {},
  sortValue: (row, sort) => (sort === "month" ? row.id : row[sort as "charged" | "paid"]!.amount),
  async compute(ctx) {
    const currency = await myCurrency(ctx);
    const months = await readAllMonths(ctx);
    return months.map(({ month, sums, ...state }) => {
      const money = (amount: number) => ({ amount, currency });
      return {
        id: Number(month.slice(0, 7).replace("-", "")),
        month,
        ...shown(sums, money),
        state: { closed: state.close !== null, next: nextOf(state) },
        currency,
      };
    });
  },
});

function shown(sums: MonthSums, money: (amount: number) => { amount: number; currency: string }) {
  return {
    charged: money(sums.charged - sums.canceled),
    canceled: money(sums.canceled),
    paid: money(sums.cash + sums.card + sums.transfer),
    cash: money(sums.cash),
    card: money(sums.card),
    transfer: money(sums.transfer),
    voucher: money(sums.voucher),
    rounding: money(sums.rounding),
    cashBooks: money(sums.cashIn + sums.cashOut),
    cashIn: money(sums.cashIn),
    cashOut: money(sums.cashOut),
    invoiced: money(sums.invoiced - sums.credited),
    credited: money(sums.credited),
  };
}

function nextOf({ closable, reopenable }: Pick<Month, "closable" | "reopenable">) {
  if (closable) return "CLOSE";
  return reopenable ? "REOPEN" : null;
}
