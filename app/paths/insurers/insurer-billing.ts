import { integer, one, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "payments", may: "insurer:read" });

/** The cards whose numbers VZP is asked about: those with care of a month, or `all` in use. */
const asked = { month: text, all: one };

export const insurerBillingPages = {
  insurerBilling: page("vyuctovani-pro-pojistovny", "insurer-billing/show", {
    found: "insurerBilling:title",
    query: {
      month: text,
      held: integer,
      visits: integer,
      batches: integer,
      sort: oneOf("batch", "price"),
      direction: oneOf("asc", "desc"),
    },
  }),
  batch: page("vyuctovani-pro-pojistovny/detail-davky/:id", "insurer-billing/batch", {
    row: "batch",
    query: { sort: oneOf("number", "price"), direction: oneOf("asc", "desc"), page: integer },
  }),
  batchRemove: page("vyuctovani-pro-pojistovny/detail-davky/:id/odebrani", "insurer-billing/remove-batch", {
    may: "insurer:bill",
    row: "batch",
  }),
  invoiceReturn: page("platby/faktury/:id/vraceni", "insurer-billing/return-invoice", {
    may: "insurer:bill",
    row: "insurerInvoice",
  }),
  invoiceFBatch: page("platby/faktury/:id/f-davka", "insurer-billing/f-batch", {
    layout: "none",
    may: "insurer:bill",
    row: "insurerInvoice",
  }),
  batchDisallow: page("vyuctovani-pro-pojistovny/detail-davky/:id/neuznano", "insurer-billing/disallow", {
    may: "insurer:bill",
    row: "askedBatch",
  }),
  batchDisallowanceTakeBack: page(
    "vyuctovani-pro-pojistovny/detail-davky/:id/neuznano/:disallowance",
    "insurer-billing/take-disallowance-back",
    { may: "insurer:bill", row: "askedBatch" },
  ),
  batchReader: page("vyuctovani-pro-pojistovny/cteni-davky", "insurer-billing/read-file", {
    may: "medicalCenter:write",
    found: "insurerBilling:reader.title",
  }),
  insuredNumbers: page("vyuctovani-pro-pojistovny/cisla-pojistencu", "insured-numbers/check", {
    may: "insurer:bill",
    found: "insuredNumbers:title",
    query: asked,
  }),
  insuredNumbersFile: page("vyuctovani-pro-pojistovny/cisla-pojistencu/dotaz", "insured-numbers/file", {
    layout: "none",
    may: "insurer:bill",
    query: { ...asked, name: text },
  }),
  reimbursement: page("vyuctovani-pro-pojistovny/rok", "reimbursement/show", {
    found: "reimbursement:title",
    query: { year: integer },
  }),
  reimbursementValues: page("vyuctovani-pro-pojistovny/rok/:year/:insurer/:expertise", "reimbursement/values", {
    may: "insurer:bill",
  }),
};
