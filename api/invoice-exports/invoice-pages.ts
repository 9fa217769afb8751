import { and, asc, sql, type SQL } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import type { Run } from "../core/transactions-of.ts";

/** As many invoices are held at once. */
const AT_ONCE = 20;

/** Invoices and then credit notes in the order of their numbers, some at a time, each time in a transaction. */
export async function* invoicePages(run: Run, which: (ctx: InCenter) => SQL) {
  type Place = Pick<typeof invoices.$inferSelect, "kind" | "year" | "position">;
  for (let last: Place = { kind: "INVOICE", year: 0, position: 0 }; ;) {
    const after = last;
    const rows = await run((ctx) =>
      ctx.db
        .select()
        .from(invoices)
        .where(
          and(
            which(ctx),
            sql`(${invoices.kind}, ${invoices.year}, ${invoices.position}) > (${after.kind}::invoice_kind, ${after.year}::integer, ${after.position}::integer)`,
          ),
        )
        .orderBy(asc(invoices.kind), asc(invoices.year), asc(invoices.position))
        .limit(AT_ONCE),
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!;
  }
}
