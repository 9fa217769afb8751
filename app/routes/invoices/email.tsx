import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { InvoiceToMail, SendInvoiceEmail } from "#app/graphql/money/invoices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { Args } from "#app/http/request/context.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { InvoiceEmailInput } from "#rules/inputs/invoices/invoice.ts";

export const handle: PageHandle = { i18n: ["invoices", "forms", "errors"], title: "invoices:emailTitle" };

const invoiceOf = async (args: Args) => (await load(args, InvoiceToMail, { invoice: idOf(args) })).invoice;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoiceEmail);
  const { invoiceNumber: number, payment, defaultRecipient } = await invoiceOf(args);
  return { number, payment: payment.id, email: defaultRecipient ?? "", kept: await keptForm(args) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, InvoiceEmailInput, async ({ email }) => {
    const { id: invoice, invoiceNumber: number, payment } = await invoiceOf(args);
    await call(args, SendInvoiceEmail, { invoice, email });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment.id })), {
      key: "invoices:emailed",
      values: { number, email },
    });
  });

export default function InvoiceEmailPage() {
  const { number, payment, email, kept } = useLoaderData<typeof loader>();
  const page = useFormPage<{ email: string }>("invoice-email", kept ?? { email });
  const { t } = useTranslation("invoices");
  const to = useHref();
  return (
    <RecordForm
      title={t("emailTitle")}
      list={{ href: to(paymentPages.payment, { id: payment }), label: t("backToPayment") }}
      save={t("sendEmail")}
      page={page}
      labelOf={() => t("email")}
    >
      <TextField
        field={page.fields.email}
        label={t("email")}
        hint={t("emailHint", { number })}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
    </RecordForm>
  );
}
