import { and, desc, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import { MOST_INVOICED } from "#rules/inputs/invoices/invoice.ts";
import { allow } from "../../core/access/allow.ts";
import { readBilling } from "../../billing/read.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { visibleCard } from "../../patients/visible-card.ts";
import { trackCards } from "../../core/track.ts";

type Payment = typeof payments.$inferSelect;
type Whose = { patientCard?: number | null; payer?: string | null };

/**
 * The latest payments of a patient, or of a payer with any patients, that can be on an invoice with others
 * (obstacle-to.ts, go-together.ts), the oldest first; none where the centre issues no invoices.
 */
export async function listInvoiceable(ctx: Ctx, whose: Whose): Promise<Payment[]> {
  allow(ctx, "payment:read");
  const theirs = await ofWhom(ctx, whose);
  const { invoicingActive } = await readBilling(ctx);
  if (!theirs || !invoicingActive) return [];
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.medicalCenterId, ctx.profile.medicalCenterId),
        theirs,
        isNull(payments.canceledAt),
        isNull(payments.invoicedAt),
        isNull(payments.openedOn),
        gt(payments.price, 0),
        or(eq(payments.paid, 0), eq(payments.paid, payments.price)),
        // One with a document on an advance is invoiced alone.
        sql`not exists (select from invoice_payments link join invoices advance on advance.id = link.invoice_id and advance.kind = 'ADVANCE'
          where link.payment_id = payments.id and not exists (select from invoices note where note.corrects_id = advance.id))`,
        sql`coalesce((select sum(amount) from payment_entries where payment_id = payments.id and method = 'VOUCHER'), 0) <= 0`,
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(MOST_INVOICED);
  const listed = whose.patientCard ? [whose.patientCard] : rows.map(({ patientCardId }) => patientCardId);
  if (listed.length > 0) await trackCards(ctx, "payment.listed", [...new Set(listed)], {});
  return rows.toReversed();
}

async function ofWhom(ctx: ProfileCtx, { patientCard, payer }: Whose): Promise<SQL | undefined> {
  if (patientCard == null) return payer ? eq(payments.payer, payer.trim()) : undefined;
  await visibleCard(ctx, { id: patientCard });
  return and(eq(payments.patientCardId, patientCard), payer ? eq(payments.payer, payer.trim()) : undefined);
}
