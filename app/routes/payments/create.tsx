import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { ItemFields } from "#app/components/payments/item-fields.tsx";
import { PayerField } from "#app/components/payments/payer-field.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Payers } from "#app/graphql/money/payers.ts";
import { CreatePayment, PatientToCharge } from "#app/graphql/money/payments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { usePaymentWords } from "#app/components/payments/use-payment-words.ts";
import { paymentOffer, withEmptyRows, type PaymentFormValues } from "#app/http/payments/payment-form.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { PaymentForm } from "#rules/inputs/payment.ts";

export const handle: PageHandle = {
  i18n: ["payments", "forms", "errors", "patients", "procedures"],
  title: "payments:newTitle",
};

/** The patient whom the address names; nobody without one. */
async function chargedPatient(args: LoaderFunctionArgs) {
  const { card } = queryOf(args, paymentPages.paymentNew);
  return card ? (await load(args, PatientToCharge, { uuid: card })).patientCard : null;
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentNew);
  const values = (await keptForm(args)) as PaymentFormValues | null;
  return {
    patient: await chargedPatient(args),
    payers: (await load(args, Payers)).paymentPayers,
    currency: await myCurrency(args),
    ...(await paymentOffer(args)),
    values: { ...values, items: withEmptyRows(values?.items ?? []) },
  };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, PaymentForm(await myCurrency(args)), async (typed) => {
    const patientCard = (await chargedPatient(args))?.id;
    const { paymentCreate } = await call(args, CreatePayment, { input: { ...typed, patientCard } });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: paymentCreate.id })), {
      key: "payments:created",
    });
  });

export default function CreatePaymentPage() {
  const { patient, payers, currency, offer, asksVatRate, values } = useLoaderData<typeof loader>();
  const page = useFormPage<PaymentFormValues>("payment", values);
  const { t } = useTranslation("payments");
  const labelOf = usePaymentWords();
  const to = useHref();
  const payer = (
    <Group legend={t("payer")}>
      <PayerField field={page.fields.payer} hint={t(patient ? "payerOtherHint" : "payerHint")} payers={payers} />
    </Group>
  );
  return (
    <RecordForm
      title={t("newTitle")}
      patient={patient && <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid })} />}
      list={{ href: to(paymentPages.payments), label: t("listTitle") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      fewRequired
    >
      {!patient && payer}
      <ItemFields
        rows={page.fields.items.getFieldList().map((item) => item.getFieldset())}
        offer={offer}
        asksVatRate={asksVatRate}
        currency={currency}
        discountReason={page.fields.discountReason}
        discounts={useMay("payment:discount")}
      />
      {patient && payer}
    </RecordForm>
  );
}
