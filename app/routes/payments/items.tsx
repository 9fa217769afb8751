import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { FixedPayment } from "#app/components/payments/fixed-payment.tsx";
import { ItemFields } from "#app/components/payments/item-fields.tsx";
import { usePaymentWords } from "#app/components/payments/use-payment-words.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PaymentPage, UpdatePaymentItems } from "#app/graphql/money/payments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { refusalOfItems } from "#app/http/payments/refusal-of.ts";
import { paymentOffer, withEmptyRows, type PaymentFormValues } from "#app/http/payments/payment-form.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { VatRate } from "#rules/codes.ts";
import { moneyInput } from "#rules/format.ts";
import { PaymentForm } from "#rules/inputs/payment.ts";

export const handle: PageHandle = { i18n: ["payments", "forms", "errors", "procedures"], title: "payments:itemsTitle" };

/** The payment's version, its lines as the form shows them, and what they are chosen from, removed services of theirs too. */
async function loadShown(args: LoaderFunctionArgs) {
  const { offer, asksVatRate } = await paymentOffer(args);
  const { payment } = await load(args, PaymentPage, { id: idOf(args) });
  const { currency } = payment.price;
  const locale = await myLocale(args);
  const byHand = payment.paymentItems.filter(({ targetType }) => targetType !== "PROCEDURE_VOUCHER");
  const lines = byHand.map((line) => ({ ...line, target: line.targetId ? `${line.targetType}:${line.targetId}` : "" }));
  const items = lines.map(({ target, name, price, vatRate }) => {
    const isOffered = offer.some((one) => one.value === target && one.name === name);
    const amount = moneyInput({ amount: price.amount, currency }, locale);
    return { target, name: isOffered ? "" : name, price: amount, ...(asksVatRate && { vatRate }) };
  });
  const removed = lines.filter(({ target }) => target && !offer.some(({ value }) => value === target));
  return {
    id: payment.id,
    version: payment.version,
    refusal: refusalOfItems(payment),
    currency,
    offer: [...offer, ...removed.map(({ target, name }) => ({ value: target, label: name }))],
    asksVatRate,
    values: {
      discountReason: byHand.find(({ discountReason }) => discountReason)?.discountReason ?? "",
      items: withEmptyRows(items),
    } satisfies PaymentFormValues,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentItems);
  const { values, ...shown } = await loadShown(args);
  const kept = (await keptForm(args)) as (PaymentFormValues & { version: string }) | null;
  if (!kept) return { ...shown, values };
  return { ...shown, version: Number(kept.version), values: { ...kept, items: withEmptyRows(kept.items) } };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, PaymentForm(await myCurrency(args)), async ({ items }, form) => {
    const payment = idOf(args);
    await call(args, UpdatePaymentItems, { payment, inputs: items, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), { key: "payments:saved" });
  });
  return followStale(answer, async () => {
    const { version, values } = await loadShown(args);
    return { shown: values, version };
  });
}

export default function PaymentItemsPage() {
  const { id, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  if (refusal)
    return <FixedPayment title={t("itemsTitle")} refusal={refusal} backHref={to(paymentPages.payment, { id })} />;
  return <ItemsForm />;
}

function ItemsForm() {
  const { id, version, currency, offer, asksVatRate, values } = useLoaderData<typeof loader>();
  const page = useFormPage<PaymentFormValues>("payment-items", values);
  const { t } = useTranslation(["payments", "procedures"]);
  const labelOf = usePaymentWords();
  const to = useHref();
  return (
    <RecordForm
      title={t("itemsTitle")}
      list={{ href: to(paymentPages.payment, { id }), label: t("title") }}
      save={t("saveItems")}
      page={page}
      labelOf={labelOf}
      inWords={(name, value) =>
        name.endsWith(".vatRate") && value
          ? t(`procedures:vatRates.${value as VatRate}`)
          : (offer.find((one) => one.value === value)?.label ?? value)
      }
      version={version}
      fewRequired
    >
      <ItemFields
        rows={page.fields.items.getFieldList().map((item) => item.getFieldset())}
        offer={offer}
        asksVatRate={asksVatRate}
        currency={currency}
        discountReason={page.fields.discountReason}
        discounts={useMay("payment:discount")}
      />
    </RecordForm>
  );
}
