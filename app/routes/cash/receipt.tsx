import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Receipt, type PrintedReceipt } from "#app/components/cash/receipt.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { CashReceipt } from "#app/graphql/money/cash.ts";
import { load } from "#app/http/request/load.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { receiptSizes } from "#app/paths/paper-sizes.ts";

export const handle: PageHandle = { i18n: ["cash", "prints", "invoices"], title: "cash:receiptTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashReceipt);
  const { paper = "a6" } = queryOf(args, cashPages.cashReceipt);
  const { entry, content, payment, rounding } = (await load(args, CashReceipt, { id: idOf(args) })).cashReceipt;
  const payer = payment && (payment.patientCard?.fullName ?? payment.payer);
  const receipt: PrintedReceipt = { ...content, ...entry, method: "CASH", rounding, payer };
  return { id: idOf(args), paper, payment: payment?.id, receipt };
}

export default function ReceiptPage() {
  const { id, paper, payment, receipt } = useLoaderData<typeof loader>();
  const { t } = useTranslation("cash");
  const to = useHref();
  return (
    <DocumentSheet
      sheets
      backHref={payment === undefined ? to(cashPages.cashBook) : to(paymentPages.payment, { id: payment })}
      backLabel={t(payment === undefined ? "book" : "backToPayment")}
      paper={paper}
      sizeHrefs={Object.fromEntries(receiptSizes.map((size) => [size, to(cashPages.cashReceipt, { id, paper: size })]))}
    >
      <Receipt content={receipt} />
    </DocumentSheet>
  );
}
