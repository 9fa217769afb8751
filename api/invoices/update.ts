import { InvoiceInput } from "#rules/inputs/invoices/invoice.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { trackCards } from "../core/track.ts";
import { visibleInvoice } from "./read.ts";

/** Changes what an invoice does not print: its internal note. */
export async function updateInvoice(ctx: Ctx, which: { id: number; version: number }, given: unknown) {
  allow(ctx, "invoice:write");
  const { cards } = await visibleInvoice(ctx, which);
  const after = await changeOne(ctx.db, invoices, which, parse(InvoiceInput, given));
  if (!after) throw new Fault("stale");
  await trackCards(ctx, "invoice.updated", cards, { entityId: which.id });
  return after;
}
