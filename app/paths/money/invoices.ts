import { integer, list, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

const page = pagesOf({ menu: "payments" });

export const invoicePages = {
  invoices: page("platby/faktury", "invoices/list", {
    may: "payment:list",
    found: "payments:invoices",
    query: { from: text, to: text, direction: oneOf("asc", "desc"), page: integer },
  }),
  jointInvoice: page("platby/spolecna-faktura", "invoices/issue-joint", {
    may: "invoice:write",
    query: { card: naming("card", text), payer: text, payment: naming("payment", list(integer)) },
  }),
  paymentInvoice: page("platby/:id/faktura", "invoices/issue", {
    may: "invoice:write",
    row: "payment",
    query: { customer: oneOf("jiny"), with: list(integer), like: text, ico: text },
  }),
  paymentAdvance: page("platby/:id/zaloha", "invoices/issue-advance", {
    may: "invoice:write",
    row: "payment",
    query: { customer: oneOf("jiny"), like: text, ico: text },
  }),
  invoice: page("kartoteka/faktura/:invoiceCacheUuid", "invoices/invoice", { layout: "print", may: "payment:read" }),
  invoiceNote: page("platby/faktury/:id/poznamka", "invoices/note", {
    may: "invoice:write",
    row: "invoicedPayment",
  }),
  invoiceCredit: page("platby/faktury/:id/dobropis", "invoices/credit", {
    may: "invoice:credit",
    row: "invoicedPayment",
  }),
  invoicePdf: page("platby/faktury/:id/pdf", "invoices/pdf", {
    layout: "none",
    may: "payment:read",
    row: "invoicedPayment",
  }),
  invoiceEmail: page("platby/faktury/:id/e-mail", "invoices/email", {
    may: "invoice:write",
    row: "invoicedPayment",
  }),
  invoiceIsdoc: page("platby/faktury/:id/isdoc", "invoices/isdoc", {
    layout: "none",
    may: "payment:read",
    row: "invoicedPayment",
  }),
};
