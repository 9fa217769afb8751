import { count, countDistinct, eq, inArray, max, sql } from "drizzle-orm";
import { documentYears, keptUntil } from "#rules/erasure/retention.ts";
import { everPaysVat } from "#rules/money/vat-payer.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { billingInformation } from "../core/db/tables/billing-information.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";

type Documents = Record<"payments" | "receipts" | "invoices", { count: number; until: IsoDate | null }>;

/**
 * A card's documents of accounts and tax, and those of the cards merged into it, with the last day on which each kind
 * must be there; null where that is over. Invoices say themselves whether their issuer paid VAT: one that pays none
 * today keeps its tax documents as long as before.
 */
export async function readDocuments(ctx: ProfileCtx, family: number[]): Promise<Documents> {
  const theirs = inArray(payments.patientCardId, family);
  const [center] = await ctx.db
    .select({ country: medicalCenters.country, status: billingInformation })
    .from(medicalCenters)
    .leftJoin(billingInformation, eq(billingInformation.medicalCenterId, medicalCenters.id))
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  const { country, status } = center!;
  // A centre that paid VAT at any time keeps them for longer.
  const paysVat = status !== null && everPaysVat(status);
  const today = localDate(ctx.now());
  const kept = (found: { count: number; last: Date | null; vatPayer?: boolean }[]) => {
    const days = found.flatMap(({ last, vatPayer = paysVat }) =>
      last ? [keptUntil(localDate(last), documentYears(country, vatPayer))] : [],
    );
    const until = days.sort().at(-1) ?? null;
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      until: until && until >= today ? until : null,
    };
  };
  const vatPayer = sql<boolean>`(${invoices.content} -> 'issuer' ->> 'vatPayer')::boolean`;
  const receipt = { count: count(), last: max(cashEntries.at) };
  return {
    payments: kept(
      await ctx.db
        .select({ count: count(), last: max(payments.createdAt) })
        .from(payments)
        .where(theirs),
    ),
    receipts: kept(
      await ctx.db
        .select(receipt)
        .from(cashEntries)
        .innerJoin(paymentEntries, eq(paymentEntries.id, cashEntries.paymentEntryId))
        .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
        .where(theirs),
    ),
    invoices: kept(
      await ctx.db
        .select({ count: countDistinct(invoices.id), last: max(invoices.issuedAt), vatPayer })
        .from(invoices)
        .innerJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
        .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
        .where(theirs)
        .groupBy(vatPayer),
    ),
  };
}
