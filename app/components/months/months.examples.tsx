import { noSums } from "#rules/months/sums.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import type { Example } from "../example.ts";
import { MonthFacts } from "./month-facts.tsx";
import { MonthAction } from "./month-action.tsx";

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

export const examples: Example[] = [
  {
    name: "ways to close a month and to open one again",
    render: () =>
      (["CLOSE", "REOPEN", null] as const).map((next, at) => (
        <p key={at}>
          <MonthAction
            row={{ month: "2026-10-01", state: { closed: false, next } } as GridRow<"months">}
            closeHref={(month) => `#uzavrit-${month}`}
            reopenHref={(month) => `#otevrit-${month}`}
          />
        </p>
      )),
  },
  { name: "sums of a month", render: () => <MonthFacts sums={sums} currency="CZK" /> },
];
