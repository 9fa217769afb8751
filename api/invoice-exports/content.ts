import type { InCenter } from "../core/context.ts";
import { countInvoices, invoicesSet } from "./invoices-set.ts";
import type { Run } from "../core/transactions-of.ts";
import type { Asked, Content } from "./making.ts";
import { countEntries, paymentTable } from "./payment-table.ts";
import type { InvoiceExport } from "./scope.ts";

/** The number of an export's rows. */
export const countRows = (ctx: InCenter, asked: Asked): Promise<number> =>
  asked.format === "INVOICES_SET" ? countInvoices(ctx, asked) : countEntries(ctx, asked);

export const contentOf = (asked: InvoiceExport, run: Run): Content =>
  asked.format === "INVOICES_SET" ? invoicesSet(asked, run) : paymentTable(asked, run);
