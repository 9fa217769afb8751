import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { FixedPayment } from "#app/components/payments/fixed-payment.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PaymentPage } from "#app/graphql/money/payments.ts";
import { CancelPayment } from "#app/graphql/money/payment-undo.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { refusalOfCancel } from "#app/http/payments/refusal-of.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { moneyMethods, type Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import { PaymentCancelInput } from "#rules/inputs/payment.ts";

export const handle: PageHandle = {
  i18n: ["payments", "forms", "errors"],
  title: "payments:cancelQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentCancel);
  const { payment } = await load(args, PaymentPage, { id: idOf(args) });
  const { id, version, price, paid, paymentItems, entries } = payment;
  // The money that came, with the rounding of cash.
  const came = entries.reduce((sum, { rounding }) => sum + rounding.amount, paid.amount);
  return {
    id,
    version,
    refusal: refusalOfCancel(payment),
    price,
    paid: { amount: came, currency: price.currency },
    names: paymentItems.map(({ name }) => name),
    kept: await keptForm(args),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PaymentCancelInput, async (input, form) => {
    const payment = idOf(args);
    await call(args, CancelPayment, { payment, ...input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), { key: "payments:canceled" });
  });

export default function CancelPaymentPage() {
  const { id, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  if (refusal)
    return <FixedPayment title={t("cancelQuestion")} refusal={refusal} backHref={to(paymentPages.payment, { id })} />;
  return <CancelForm />;
}

function CancelForm() {
  const { id, version, price, paid, names, kept } = useLoaderData<typeof loader>();
  const isPaid = paid.amount > 0;
  const page = useFormPage<{ reason: string; paymentMethod: string }>(
    "payment-cancel",
    kept ?? { reason: "", paymentMethod: isPaid ? "CASH" : "" },
  );
  const { t, i18n } = useTranslation("payments");
  const to = useHref();
  const locale = i18n.language as Locale;
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("cancelQuestion")}
      about={<Subject name={names.join(", ")}>{formatMoney(price, locale)}</Subject>}
      effect={isPaid ? t("cancelPaidText", { paid: formatMoney(paid, locale) }) : t("cancelText")}
      does={t("cancelDo")}
      backHref={to(paymentPages.payment, { id })}
      faults={
        <ErrorSummary
          form={page.form}
          labelOf={(name) => t(name === "paymentMethod" ? "giveBackBy" : "reason")}
          apiMessage={page.apiMessage}
        />
      }
      fields={
        <>
          {isPaid && (
            <Choice
              field={page.fields.paymentMethod}
              label={t("giveBackBy")}
              options={moneyMethods.map((value) => ({ value, label: t(`takeBy.${value}`) }))}
              inLine
            />
          )}
          <TextField field={page.fields.reason} label={t("reason")} autoComplete="off" />
        </>
      }
    />
  );
}
