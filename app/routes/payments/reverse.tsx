import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { FixedPayment } from "#app/components/payments/fixed-payment.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PaymentPage } from "#app/graphql/money/payments.ts";
import { ReversePaymentEntry } from "#app/graphql/money/payment-undo.ts";
import { entryLink } from "#app/http/cash/receipt-link.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { refusalOfReversal } from "#app/http/payments/refusal-of.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatMoney } from "#rules/format.ts";
import { ReversalInput } from "#rules/inputs/payment.ts";

export const handle: PageHandle<{ entry: { amount: { amount: number } } }> = {
  i18n: ["payments", "invoices", "forms", "errors"],
  title: (t, { entry }) => t(`payments:${whatOf(entry)}Question`),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentReverse);
  const { payment } = await load(args, PaymentPage, { id: idOf(args) });
  const entry = payment.entries.find(({ id }) => id === idOf(args, "entry"));
  if (!entry) throw new Response(null, { status: 404 });
  return {
    id: payment.id,
    version: payment.version,
    refusal: refusalOfReversal(payment, entry),
    currency: payment.price.currency,
    entry,
    kept: await keptForm(args),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReversalInput, async ({ reason }, form) => {
    const payment = idOf(args);
    const version = Number(form.get("version"));
    const { paymentEntryReverse } = await call(args, ReversePaymentEntry, {
      payment,
      entry: idOf(args, "entry"),
      reason,
      version,
    });
    const { invoice, entries } = paymentEntryReverse;
    const entry = entries.at(-1)!;
    const links = [
      ...(entryLink(args, entry) ?? []),
      ...(invoice?.creditable
        ? [{ key: "invoices:credit", href: hrefHere(args, invoicePages.invoiceCredit, { id: invoice.id }) }]
        : []),
    ];
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), {
      key: entry.amount.amount > 0 ? "payments:refundReversed" : "payments:reversed",
      links: links.length > 0 ? links : undefined,
    });
  });

export default function ReverseEntryPage() {
  const { id, entry, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  if (!refusal) return <ReverseForm />;
  return (
    <FixedPayment title={t(`${whatOf(entry)}Question`)} refusal={refusal} backHref={to(paymentPages.payment, { id })} />
  );
}

function ReverseForm() {
  const { id, version, currency, entry, kept } = useLoaderData<typeof loader>();
  const page = useFormPage<{ reason: string }>("payment-reverse", kept ?? { reason: "" });
  const { t, i18n } = useTranslation("payments");
  const to = useHref();
  const locale = i18n.language as Locale;
  const what = whatOf(entry);
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t(`${what}Question`)}
      about={
        <Subject name={formatMoney({ amount: entry.amount.amount, currency }, locale)}>
          {`${t(`methods.${entry.method}`)}, ${formatDateTime(entry.at, locale)}`}
        </Subject>
      }
      effect={t(`${what}Text`)}
      does={t(`${what}Do`)}
      backHref={to(paymentPages.payment, { id })}
      faults={<ErrorSummary form={page.form} labelOf={() => t("reason")} apiMessage={page.apiMessage} />}
      fields={<TextField field={page.fields.reason} label={t("reason")} autoComplete="off" />}
    />
  );
}

/** Words of the reversal of what was taken, or of what was given back for a voucher. */
const whatOf = ({ amount }: { amount: { amount: number } }) => (amount.amount < 0 ? "reverseRefund" : "reverse");
