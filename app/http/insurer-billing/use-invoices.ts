import type { ResultOf } from "gql.tada";
import type { InsurerBilling } from "#app/graphql/insurers/insurer-billing.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import { billingPages } from "#app/paths/money/billing.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { paymentPages } from "#app/paths/money/payments.ts";

type Invoice = ResultOf<typeof InsurerBilling>["billedMonth"]["invoices"][number];

/** The invoices of a month as their table shows them, with the part that their F-dávky lack. */
export function useInvoices(invoices: readonly Invoice[]) {
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  const gap = invoices.map(({ fBatch }) => fBatch?.missing ?? null).find(Boolean);
  const href = to(gap === "VERSION" ? insurancePages.insuranceInvoiceForm : billingPages.billing);
  const rows = invoices.map(({ invoiceNumber: number, dueOn, price, payment, ...one }) => ({
    number,
    href: to(paymentPages.payment, { id: payment.id }),
    insurer: payment.payer!,
    dueOn,
    price,
    isPaid: payment.payedAt !== null,
    file:
      one.fBatch?.missing === null
        ? { name: one.fBatch.name, href: to(insurerBillingPages.invoiceFBatch, { id: one.id }) }
        : null,
  }));
  return { rows, missing: gap && administers ? { gap, href } : null };
}
