import { InvoiceInput } from "#rules/inputs/invoices/invoice.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { invoices } from "../db/tables/invoices.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { trackCards } from "../track.ts";
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
