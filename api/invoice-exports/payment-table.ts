import { gridWords } from "#rules/grids/words/all.ts";
import { and, lte, type SQL } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import type { InCenter } from "../core/context.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { tableTypes, writeTable, type TableFormat } from "../grids/files/write-file.ts";
import { paymentEntryGrid } from "../grids/money/payment-entries.ts";
import { readRowsAfter, whichInCenter, type Place, type RowsAfter } from "../grids/rows.ts";
import type { Run } from "../core/transactions-of.ts";
import type { Asked, Content } from "./making.ts";
import type { InvoiceExport } from "./scope.ts";

/** Entries of the days until the export was asked for. */
const whichEntries = (ctx: InCenter, { fromDay, toDay, askedAt }: Asked): SQL =>
  and(whichInCenter(ctx, paymentEntryGrid, { from: fromDay, to: toDay }), lte(paymentEntries.at, askedAt))!;

export const countEntries = (ctx: InCenter, asked: Asked): Promise<number> =>
  ctx.db.$count(paymentEntries, whichEntries(ctx, asked));

/** The list of what came and was given back, as a table. */
export function paymentTable(asked: InvoiceExport, run: Run): Content {
  const { fromDay, toDay, language } = asked;
  const extension = asked.tableFormat!.toLowerCase() as TableFormat;
  return {
    name: `${fold(gridWords[language].names.paymentEntries).replaceAll(" ", "-")}-${fromDay}-${toDay}.${extension}`,
    extension,
    mime: tableTypes[extension],
    bytes(onRows) {
      async function* pages() {
        for (let after: Place | null = null; ;) {
          const from: Place | null = after;
          const page: RowsAfter = await run((ctx) =>
            readRowsAfter(ctx, paymentEntryGrid, { which: whichEntries(ctx, asked), filters: {}, after: from }),
          );
          yield page.rows;
          await onRows(page.rows.length);
          if (!page.last) return;
          after = page.last;
        }
      }
      return writeTable("paymentEntries", extension, language, pages());
    },
  };
}
