import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { InvoiceForReturn, ReturnInvoice } from "#app/graphql/insurers/batches.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { ReturnedInvoiceInput } from "#rules/inputs/insurance/returned-invoice.ts";

export const handle: PageHandle = {
  i18n: ["insurerInvoices", "forms", "errors"],
  title: "insurerInvoices:returned.title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.invoiceReturn);
  const { invoice } = await load(args, InvoiceForReturn, { invoice: idOf(args) });
  if (!invoice.returnable) throw new Response(null, { status: 404 });
  return { invoice, kept: await keptForm(args) };
}

/** Replaces the invoice, and leads to the new one. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReturnedInvoiceInput, async ({ reason }, form) => {
    const asked = { invoice: idOf(args), version: Number(form.get("version")), reason };
    const { invoiceNumber, payment } = (await call(args, ReturnInvoice, asked)).batchInvoiceReturn;
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment.id })), {
      key: "insurerInvoices:returned.done",
      values: { number: invoiceNumber },
    });
  });

export default function ReturnInvoicePage() {
  const { invoice, kept } = useLoaderData<typeof loader>();
  const page = useFormPage<{ reason: string }>("return-invoice", kept ?? { reason: "" });
  const { t } = useTranslation("insurerInvoices");
  const to = useHref();
  return (
    <RecordForm
      title={t("returned.title")}
      list={{ href: to(paymentPages.payment, { id: invoice.payment.id }), label: t("returned.back") }}
      save={t("returned.save")}
      page={page}
      labelOf={() => t("returned.reason")}
      version={invoice.version}
      fewRequired
    >
      <p className="mb">{t("returned.about", { number: invoice.invoiceNumber })}</p>
      <TextArea field={page.fields.reason} label={t("returned.reason")} hint={t("returned.reasonHint")} />
    </RecordForm>
  );
}
