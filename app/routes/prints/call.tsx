import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { CallPage } from "#app/components/payments/call-page.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PrintedCall } from "#app/graphql/money/payment-prints.ts";
import { qrCode } from "#app/http/documents/qr-code.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";

export const handle: PageHandle = { i18n: ["payments", "prints", "invoices"], title: "payments:call" };

/** A payment that asks for nothing, or by its invoice, is shown in place of a call for it. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentCall);
  const { payment, paymentInfo } = await load(args, PrintedCall, { id: idOf(args) });
  if (!paymentInfo?.call) throw redirect(hrefHere(args, paymentPages.payment, { id: payment.id }));
  const { call, ...transfer } = paymentInfo;
  return {
    payment,
    call,
    transfer,
    qr: transfer.qrCode ? qrCode(transfer.qrCode) : null,
    on: args.context.now().toISOString(),
  };
}

export default function CallForPaymentPage() {
  const { payment, call, transfer, qr, on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("invoices");
  const to = useHref();
  const { id, price, paid, paymentItems } = payment;
  return (
    <DocumentSheet sheets backHref={to(paymentPages.payment, { id })} backLabel={t("backToPayment")}>
      <CallPage call={call} on={on} lines={paymentItems} price={price} paid={paid.amount} transfer={transfer} qr={qr} />
    </DocumentSheet>
  );
}
