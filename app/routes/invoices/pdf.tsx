import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { InvoicePdf } from "#app/graphql/money/invoices.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { fileHref } from "#app/paths/href.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";

/** Leads to the PDF of an invoice, to be saved; it is stored by then. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoicePdf);
  const { uuid } = (await load(args, InvoicePdf, { invoice: idOf(args) })).invoice.file;
  return redirect(fileHref(uuid, "save"));
}
