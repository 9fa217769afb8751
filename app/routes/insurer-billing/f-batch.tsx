import type { LoaderFunctionArgs } from "@remix-run/node";
import { InvoiceFBatch } from "#app/graphql/insurers/batches.ts";
import { load } from "#app/http/request/load.server.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";

/** The F-dávka of an invoice, to be saved; without one it is not found. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.invoiceFBatch);
  const { fBatch } = (await load(args, InvoiceFBatch, { invoice: idOf(args) })).invoice;
  if (!fBatch?.text) throw new Response(null, { status: 404 });
  return new Response(fBatch.text, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${fBatch.name}"`,
      "cache-control": "no-store",
    },
  });
}
