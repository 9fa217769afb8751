import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { FixedPayment } from "#app/components/payments/fixed-payment.tsx";
import { PayerField } from "#app/components/payments/payer-field.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PayerOfPayment, SetPayer } from "#app/graphql/money/payers.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { Args } from "#app/http/request/context.ts";
import { refusalOfPayer } from "#app/http/payments/refusal-of.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { PaymentPayerInput } from "#rules/inputs/payment.ts";

export const handle: PageHandle = { i18n: ["payments", "forms", "errors"], title: "payments:payerTitle" };

async function readPayer(args: Args) {
  const { payment, paymentPayers: payers } = await load(args, PayerOfPayment, { payment: idOf(args) });
  return {
    id: payment.id,
    version: payment.version,
    payer: payment.payer ?? "",
    refusal: refusalOfPayer(payment),
    payers,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentPayer);
  const shown = await readPayer(args);
  const kept = (await keptForm(args)) as Record<"payer" | "version", string> | null;
  return kept ? { ...shown, payer: kept.payer, version: Number(kept.version) } : shown;
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, PaymentPayerInput, async ({ payer }, form) => {
    const payment = idOf(args);
    await call(args, SetPayer, { payment, payer, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), { key: "payments:payerSaved" });
  });
  return followStale(answer, async () => {
    const { version, payer } = await readPayer(args);
    return { shown: { payer }, version };
  });
}

export default function PayerPage() {
  const { id, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  if (refusal)
    return <FixedPayment title={t("payerTitle")} refusal={refusal} backHref={to(paymentPages.payment, { id })} />;
  return <PayerForm />;
}

function PayerForm() {
  const { id, version, payer, payers } = useLoaderData<typeof loader>();
  const page = useFormPage<{ payer: string }>("payment-payer", { payer });
  const { t } = useTranslation("payments");
  const to = useHref();
  return (
    <RecordForm
      title={t("payerTitle")}
      list={{ href: to(paymentPages.payment, { id }), label: t("title") }}
      save={t("savePayer")}
      page={page}
      labelOf={() => t("payerLabel")}
      version={version}
      fewRequired
    >
      <PayerField field={page.fields.payer} hint={t("payerOtherHint")} payers={payers} />
    </RecordForm>
  );
}
