import type { LoaderFunctionArgs } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { InvoiceIsdoc } from "#app/graphql/money/invoices.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";

/** An invoice as ISDOC, to be saved. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoiceIsdoc);
  const { name, text } = (await load(args, InvoiceIsdoc, { invoice: idOf(args) })).invoice.isdoc;
  return new Response(text, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
