import { page, withQueries } from "./page.ts";
import type { paymentQueries } from "./queries/payments.ts";

export const paymentPages = withQueries<typeof paymentQueries>()({
  payments: page("platby", "payments/list"),
  paymentEntries: page("platby/prijate", "months/entries"),
  unpaidPayments: page("platby/nezaplacene", "payments/unpaid"),
  paymentReminders: page("platby/upominky", "payments/remind"),
  reminderDays: page("nastaveni/zdravotnicke-zarizeni/upominky", "payments/reminder-days"),
  paymentNew: page("platby/nova", "payments/create"),
  invoices: page("platby/faktury", "payments/invoices"),
  jointInvoice: page("platby/spolecna-faktura", "payments/joint-invoice"),
  soldVouchers: page("platby/permanentky", "payments/vouchers"),
  unusedVouchers: page("platby/permanentky/nevybrane", "payments/unused-vouchers"),
  payment: page("platby/:id", "payments/payment"),
  paymentItems: page("platby/:id/polozky", "payments/items"),
  paymentPayer: page("platby/:id/platce", "payments/payer"),
  paymentReverse: page("platby/:id/storno/:entry", "payments/reverse"),
  paymentInvoice: page("platby/:id/faktura", "payments/issue-invoice"),
  paymentAdvance: page("platby/:id/zaloha", "payments/issue-advance"),
  invoiceNote: page("platby/faktury/:id/poznamka", "payments/invoice-note"),
  invoiceCredit: page("platby/faktury/:id/dobropis", "payments/credit-invoice"),
  invoice: page("kartoteka/faktura/:invoiceCacheUuid", "payments/invoice", "paper"),
  invoicePdf: page("platby/faktury/:id/pdf", "payments/invoice-pdf", "none"),
  invoiceEmail: page("platby/faktury/:id/e-mail", "payments/invoice-email"),
  invoiceIsdoc: page("platby/faktury/:id/isdoc", "payments/invoice-isdoc", "none"),
  paymentCancel: page("platby/:id/zruseni", "payments/cancel"),
});
