import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Receipt, type PrintedReceipt } from "#app/components/cash/receipt.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PaymentConfirmation } from "#app/graphql/money/payment-prints.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { receiptSizes } from "#app/paths/paper-sizes.ts";

export const handle: PageHandle = { i18n: ["cash", "prints", "invoices"], title: "cash:paidIn" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentConfirmation);
  const { paper = "a6" } = queryOf(args, paymentPages.paymentConfirmation);
  const { content, payment, ...entry } = (await load(args, PaymentConfirmation, { id: idOf(args) }))
    .paymentConfirmation;
  const receipt: PrintedReceipt = {
    ...content,
    ...entry,
    method: entry.method as "CARD" | "TRANSFER",
    direction: entry.amount.amount < 0 ? "OUT" : "IN",
    number: null,
    rounding: 0,
    payer: payment.patientCard?.fullName ?? payment.payer,
  };
  return { id: idOf(args), paper, payment: payment.id, receipt };
}

export default function ConfirmationPage() {
  const { id, paper, payment, receipt } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cash");
  const to = useHref();
  const on = (size: (typeof receiptSizes)[number]) => to(paymentPages.paymentConfirmation, { id, paper: size });
  return (
    <DocumentSheet
      sheets
      backHref={to(paymentPages.payment, { id: payment })}
      backLabel={t("backToPayment")}
      paper={paper}
      sizeHrefs={Object.fromEntries(receiptSizes.map((size) => [size, on(size)]))}
    >
      <Receipt content={receipt} />
    </DocumentSheet>
  );
}
