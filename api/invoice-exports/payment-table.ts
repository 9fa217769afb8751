import { and, lte, type SQL } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import type { InCenter } from "../context.ts";
import { payments } from "../db/tables/payments.ts";
import { gridWords, tableTypes, writeTable, type TableFormat } from "../grids/files/write-file.ts";
import { paymentGrid } from "../grids/payments.ts";
import { readRowsAfter, whichInCenter, type Place, type RowsAfter } from "../grids/rows.ts";
import type { Asked, Content, Run } from "./making.ts";
import type { InvoiceExport } from "./scope.ts";

/** Payments of the days, as they are when they are read; those that arose after the export was asked for are not in it. */
const whichPayments = (ctx: InCenter, { fromDay, toDay, askedAt }: Asked): SQL =>
  and(whichInCenter(ctx, paymentGrid, { from: fromDay, to: toDay }), lte(payments.createdAt, askedAt))!;

export const countPayments = (ctx: InCenter, asked: Asked): Promise<number> =>
  ctx.db.$count(payments, whichPayments(ctx, asked));

/** The list of payments as a table. */
export function paymentTable(asked: InvoiceExport, run: Run): Content {
  const { fromDay, toDay, language } = asked;
  const extension = asked.tableFormat!.toLowerCase() as TableFormat;
  return {
    name: `${fold(gridWords[language].names.payments)}-${fromDay}-${toDay}.${extension}`,
    extension,
    mime: tableTypes[extension],
    bytes(onRows) {
      async function* pages() {
        for (let after: Place | null = null; ;) {
          const from: Place | null = after;
          const page: RowsAfter = await run((ctx) =>
            readRowsAfter(ctx, paymentGrid, { which: whichPayments(ctx, asked), filters: {}, after: from }),
          );
          yield page.rows;
          await onRows(page.rows.length);
          if (!page.last) return;
          after = page.last;
        }
      }
      return writeTable("payments", extension, language, pages());
    },
  };
}
