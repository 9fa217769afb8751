import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { Fault } from "../core/fault.ts";
import { isUuid } from "../core/is-uuid.ts";
import { trackCards } from "../core/track.ts";
import type { Invoice } from "./issue.ts";
import { cardsOf, firstPaymentOf } from "./issuing/payments-of.ts";

/** An invoice of the own medical centre, with its first payment and the cards of its patients; any other is not found. */
export async function visibleInvoice(
  ctx: ProfileCtx,
  which: { id: number } | { uuid: string },
): Promise<Invoice & { paymentId: number; cards: (number | null)[] }> {
  if ("uuid" in which && !isUuid(which.uuid)) throw new Fault("notFound");
  const named: SQL = "id" in which ? eq(invoices.id, which.id) : eq(invoices.uuid, which.uuid);
  const [invoice] = await ctx.db
    .select({ ...getTableColumns(invoices), paymentId: firstPaymentOf, cards: cardsOf })
    .from(invoices)
    .where(and(named, eq(invoices.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!invoice) throw new Fault("notFound");
  return invoice;
}

/** An invoice, for everybody who reads its payments. */
export async function readInvoice(ctx: Ctx, which: { id: number } | { uuid: string }) {
  allow(ctx, "payment:read");
  const invoice = await visibleInvoice(ctx, which);
  await trackCards(ctx, "invoice.read", invoice.cards, { entityId: invoice.id });
  return invoice;
}
