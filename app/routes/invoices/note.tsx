import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { InvoiceForNote, UpdateInvoice } from "#app/graphql/money/invoices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import type { Args } from "#app/http/request/context.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { InvoiceInput } from "#rules/inputs/invoices/invoice.ts";

export const handle: PageHandle = { i18n: ["invoices", "forms", "errors"], title: "invoices:noteTitle" };

const invoiceOf = async (args: Args) => (await load(args, InvoiceForNote, { invoice: idOf(args) })).invoice;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoiceNote);
  const { version, note, payment } = await invoiceOf(args);
  return { payment: payment.id, version, kept: await keptForm(args), note: note ?? "" };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, InvoiceInput, async (input, form) => {
    const { payment } = await invoiceOf(args);
    await call(args, UpdateInvoice, { invoice: idOf(args), input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment.id })), {
      key: "invoices:noteSaved",
    });
  });

export default function InvoiceNotePage() {
  const { payment, version, kept, note } = useLoaderData<typeof loader>();
  const page = useFormPage<{ note: string }>("invoice-note", kept ?? { note });
  const { t } = useTranslation("invoices");
  const to = useHref();
  return (
    <RecordForm
      title={t("noteTitle")}
      list={{ href: to(paymentPages.payment, { id: payment }), label: t("backToPayment") }}
      save={t("saveNote")}
      page={page}
      labelOf={() => t("note")}
      version={version}
      fewRequired
    >
      <TextArea field={page.fields.note} label={t("note")} hint={t("noteHint")} />
    </RecordForm>
  );
}
