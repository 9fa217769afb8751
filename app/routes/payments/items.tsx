import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ItemFields } from "#app/components/payments/item-fields.tsx";
import { usePaymentWords } from "#app/components/payments/use-payment-words.ts";
import { call, load } from "#app/graphql/client.server.ts";
import { PaymentPage, UpdatePaymentItems } from "#app/graphql/payments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { offerOptions, withEmptyRows, type PaymentFormValues } from "#app/http/payments/payment-form.server.ts";
import { myCurrency } from "#app/http/procedures/procedure-form.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/payments.ts";
import { moneyInput } from "#rules/format.ts";
import { PaymentForm } from "#rules/inputs/payment.ts";

export const handle: PageHandle = { i18n: ["payments", "forms", "errors"], title: "payments:itemsTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "payment:write");
  const { payment } = await load(args, PaymentPage, { id: idOf(args) });
  const { currency } = payment.price;
  const locale = await myLocale(args);
  const offer = await offerOptions(args);
  const byHand = payment.paymentItems.filter(({ targetType }) => targetType !== "PROCEDURE_VOUCHER");
  const values = ((await keptForm(args)) as PaymentFormValues | null) ?? {
    discountReason: byHand.find(({ discountReason }) => discountReason)?.discountReason ?? "",
    items: byHand.map(({ targetType, targetId, name, price }) => {
      const target = targetId === null ? "" : `${targetType}:${targetId}`;
      const isOffered = offer.some((one) => one.value === target && one.name === name);
      return { target, name: isOffered ? "" : name, price: moneyInput({ amount: price.amount, currency }, locale) };
    }),
  };
  return {
    id: payment.id,
    version: payment.version,
    currency,
    offer,
    values: { ...values, items: withEmptyRows(values.items) },
  };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, PaymentForm(await myCurrency(args)), async ({ items }, form) => {
    const payment = idOf(args);
    await call(args, UpdatePaymentItems, { payment, inputs: items, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), { key: "payments:saved" });
  });

export default function PaymentItemsPage() {
  const { id, version, currency, offer, values } = useLoaderData<typeof loader>();
  const page = useFormPage<PaymentFormValues>("payment-items", values);
  const { t } = useTranslation("payments");
  const labelOf = usePaymentWords();
  const to = useHref();
  return (
    <RecordForm
      title={t("itemsTitle")}
      list={{ href: to(paymentPages.payment, { id }), label: t("title") }}
      save={t("saveItems")}
      page={page}
      labelOf={labelOf}
      version={version}
      fewRequired
    >
      <ItemFields
        rows={page.fields.items.getFieldList().map((item) => item.getFieldset())}
        offer={offer}
        currency={currency}
        discountReason={page.fields.discountReason}
        discounts={useMay("payment:discount")}
      />
    </RecordForm>
  );
}
