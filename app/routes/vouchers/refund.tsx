import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { MoneyField } from "#app/components/forms/fields/money-field.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RefundVoucher, VoucherToRefund } from "#app/graphql/money/voucher-moves.ts";
import { entryLink } from "#app/http/cash/receipt-link.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import { moneyMethods, type Locale } from "#rules/codes.ts";
import { formatMoney, moneyInput } from "#rules/format.ts";
import { VoucherRefundInput } from "#rules/inputs/voucher.ts";

export const handle: PageHandle = {
  i18n: ["vouchers", "payments", "forms", "errors"],
  title: "vouchers:refundQuestion",
  inDialog: true,
};

type Typed = Record<"amount" | "paymentMethod" | "reason", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, voucherPages.voucherRefund);
  const { procedureVoucher } = await load(args, VoucherToRefund, { id: idOf(args) });
  const { id, version, name, patientCard, unusedValue, payment } = procedureVoucher;
  const invoiced = payment?.invoiced === true;
  const locale = await myLocale(args);
  return {
    id,
    version,
    name,
    patient: patientCard.fullName,
    invoiced,
    value: invoiced ? null : unusedValue,
    currency: await myCurrency(args),
    values: ((await keptForm(args)) as Typed | undefined) ?? {
      amount: unusedValue ? moneyInput(unusedValue, locale) : "",
      paymentMethod: "CASH",
      reason: "",
    },
  };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, VoucherRefundInput(await myCurrency(args)), async (input, form) => {
    const { procedureVoucherRefund: payment } = await call(args, RefundVoucher, {
      procedureVoucher: idOf(args),
      version: Number(form.get("version")),
      input,
    });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment.id })), {
      key: "vouchers:refunded",
      links: entryLink(args, payment.entries.at(-1)!),
    });
  });

export default function RefundVoucherPage() {
  const { id, version, name, patient, invoiced, value, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("voucher-refund", values);
  const { t, i18n } = useTranslation(["vouchers", "payments", "errors"]);
  const to = useHref();
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("refundQuestion")}
      about={<Subject name={name}>{patient}</Subject>}
      effect={
        value
          ? t("refundText", { value: formatMoney(value, i18n.language as Locale) })
          : t(invoiced ? "errors:paymentInvoiced" : "refundNothing")
      }
      does={value ? t("refundDo") : undefined}
      backHref={to(voucherPages.voucher, { id })}
      faults={
        <ErrorSummary
          form={page.form}
          labelOf={(field) =>
            field === "amount"
              ? t("refundAmount")
              : t(field === "paymentMethod" ? "payments:giveBackBy" : "refundReason")
          }
          apiMessage={page.apiMessage}
        />
      }
      fields={
        value && (
          <>
            <MoneyField field={page.fields.amount} label={t("refundAmount")} currency={currency} />
            <Choice
              field={page.fields.paymentMethod}
              label={t("payments:giveBackBy")}
              options={moneyMethods.map((method) => ({ value: method, label: t(`payments:takeBy.${method}`) }))}
              inLine
            />
            <TextField field={page.fields.reason} label={t("refundReason")} autoComplete="off" />
          </>
        )
      }
    />
  );
}
