import { noSums } from "#rules/months/sums.ts";
import type { Example } from "../example.ts";
import { MonthFacts } from "./month-facts.tsx";
import { MonthTable } from "./month-table.tsx";

const sums = {
  ...noSums,
  charged: 12_450_000,
  canceled: 95_000,
  cash: 3_120_000,
  card: 5_880_000,
  transfer: 1_950_000,
  voucher: 1_405_000,
  rounding: -50,
  cashIn: 3_220_000,
  cashOut: -2_500_000,
  invoiced: 7_800_000,
  credited: 120_000,
};
const close = {};
const open = { sums, close: null, closable: false, reopenable: false };

export const examples: Example[] = [
  {
    name: "months, one to be closed and one to be opened again",
    render: () => (
      <MonthTable
        rows={[
          { ...open, month: "2026-11" },
          { ...open, month: "2026-10", closable: true },
          { ...open, month: "2026-09", close, reopenable: true },
          { ...open, month: "2026-08", close },
        ]}
        currency="CZK"
        closeHref={(month) => `#uzavrit-${month}`}
        reopenHref={(month) => `#otevrit-${month}`}
      />
    ),
  },
  { name: "sums of a month", render: () => <MonthFacts sums={sums} currency="CZK" /> },
];
