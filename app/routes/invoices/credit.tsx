import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Checks } from "#app/components/forms/fields/checks.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { areOfSeveral } from "#app/components/invoices/are-alike.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreditInvoice, InvoiceToCredit } from "#app/graphql/money/credit-notes.ts";
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
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import { CreditNoteInput } from "#rules/inputs/invoices/invoice.ts";

export const handle: PageHandle = {
  i18n: ["invoices", "forms", "errors"],
  title: "invoices:creditQuestion",
  inDialog: true,
};

const invoiceOf = async (args: Args) => (await load(args, InvoiceToCredit, { invoice: idOf(args) })).invoice;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoiceCredit);
  const { kind, lines, payment, credited, creditable, ...invoice } = await invoiceOf(args);
  if (kind === "CREDIT_NOTE") throw new Response(null, { status: 404 });
  if (!creditable && !credited) throw new Response(null, { status: 403 });
  return {
    ...invoice,
    kind,
    payment: payment.id,
    lines: lines.filter(({ credited }) => !credited),
    kept: await keptForm(args),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, CreditNoteInput, async (input, form) => {
    const { id: invoice, payment } = await invoiceOf(args);
    const version = Number(form.get("version"));
    const { invoiceCreditNoteCreate: note } = await call(args, CreditInvoice, { invoice, version, ...input });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment.id })), {
      key: "invoices:credited",
      values: { number: note.invoiceNumber },
    });
  });

export default function CreditInvoicePage() {
  const { kind, invoiceNumber, creditedWhole, version, price, payment, lines, kept } = useLoaderData<typeof loader>();
  const page = useFormPage<{ lines: string[]; reason: string }>(
    "credit-invoice",
    kept ?? { lines: lines.map(({ place }) => String(place)), reason: "" },
  );
  const several = areOfSeveral(lines.map((line) => line.payment));
  const { t, i18n } = useTranslation("invoices");
  const to = useHref();
  const locale = i18n.language as Locale;
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("creditQuestion")}
      about={
        <Subject name={`${t(kind === "ADVANCE" ? "advance" : "invoice")} ${invoiceNumber}`}>
          {formatMoney(price, locale)}
        </Subject>
      }
      effect={t(creditedWhole ? "creditWholeText" : "creditText")}
      does={lines.length > 0 ? t("credit") : undefined}
      danger={false}
      sends={creditedWhole ? { lines: lines.map(({ place }) => String(place)) } : undefined}
      backHref={to(paymentPages.payment, { id: payment })}
      faults={
        <ErrorSummary
          form={page.form}
          labelOf={(name) => t(name === "reason" ? "creditReason" : "creditLines")}
          apiMessage={page.apiMessage}
        />
      }
      fields={
        <>
          {!creditedWhole && (
            <Checks
              field={page.fields.lines}
              label={t("creditLines")}
              options={lines.map(({ place, name, price: of, payment: { patientCard } }) => ({
                value: String(place),
                label: [name, several && patientCard?.fullName, formatMoney(of, locale)].filter(Boolean).join(", "),
              }))}
            />
          )}
          <TextField
            field={page.fields.reason}
            label={t("creditReason")}
            hint={t("creditReasonHint")}
            autoComplete="off"
          />
        </>
      }
    />
  );
}
