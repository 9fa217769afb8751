import type { InvoicesObstacle } from "#rules/insurance/batches/invoices-obstacle.ts";
import { readBilling } from "../billing/read.ts";
import type { InCenter } from "../core/context.ts";
import { lacksNumbers } from "./next-number.ts";

/** The obstacle that keeps a centre from issuing invoices to insurers, or null. */
export async function obstacleToInvoices(ctx: InCenter): Promise<InvoicesObstacle | null> {
  const { invoicingActive, currency } = await readBilling(ctx);
  if (!invoicingActive) return "INVOICING_OFF";
  if (currency !== "CZK") return "NOT_CROWNS";
  return (await lacksNumbers(ctx)) ? "NUMBERS" : null;
}
