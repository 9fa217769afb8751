import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InvoicePage } from "#app/components/invoices/invoice-page.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PrintedInvoice } from "#app/graphql/money/invoices.ts";
import { qrCode } from "#app/http/documents/qr-code.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";

export const handle: PageHandle<{ content: InvoiceContent }> = {
  i18n: ["prints", "invoices"],
  title: (t, { content: { corrects, onAdvance } }) =>
    t(corrects ? "invoices:creditNote" : onAdvance ? "invoices:advance" : "invoices:invoice"),
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoice);
  const { dataForInvoice } = await load(args, PrintedInvoice, { uuid: args.params.invoiceCacheUuid! });
  const { content, payment, qrCode: code } = dataForInvoice;
  return { content, payment, qr: code ? qrCode(code) : null };
}

export default function PrintedInvoicePage() {
  const { content, payment, qr } = useLoaderData<typeof loader>();
  const { t } = useTranslation("invoices");
  const to = useHref();
  return (
    <DocumentSheet sheets backHref={to(paymentPages.payment, { id: payment })} backLabel={t("backToPayment")}>
      <InvoicePage content={content} qr={qr} />
    </DocumentSheet>
  );
}
