import { page, withQueries } from "./page.ts";
import type { paymentQueries } from "./queries/payments.ts";

export const paymentPages = withQueries<typeof paymentQueries>()({
  payments: page("platby", "payments/list"),
  paymentNew: page("platby/nova", "payments/create"),
  invoices: page("platby/faktury", "payments/invoices"),
  soldVouchers: page("platby/permanentky", "payments/vouchers"),
  payment: page("platby/:id", "payments/payment"),
  paymentItems: page("platby/:id/polozky", "payments/items"),
  paymentReverse: page("platby/:id/storno/:entry", "payments/reverse"),
  paymentInvoice: page("platby/:id/faktura", "payments/issue-invoice"),
  invoiceNote: page("platby/:id/poznamka-k-fakture", "payments/invoice-note"),
  invoice: page("kartoteka/faktura/:invoiceCacheUuid", "payments/invoice", "paper"),
  invoiceFile: page("platby/faktury/:id/isdoc", "payments/invoice-file", "none"),
  paymentCancel: page("platby/:id/zruseni", "payments/cancel"),
});
