import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { MoneyField } from "#app/components/forms/fields/money-field.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { BatchDetail, DisallowOfBatch } from "#app/graphql/insurers/batches.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { disallowanceKinds } from "#rules/codes.ts";
import { formatMoney, moneyInput } from "#rules/format.ts";
import { DisallowanceInput } from "#rules/inputs/insurance/disallowance.ts";

export const handle: PageHandle = {
  i18n: ["insurerBilling", "forms", "errors"],
  title: "insurerBilling:settlement.disallowQuestion",
  inDialog: true,
};

type Typed = Record<"kind" | "amount" | "reason", string>;

/** The amount that is proposed is the most that can be disallowed: what the payment owes, and is recognised of the batch. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.batchDisallow);
  const { batch } = await load(args, BatchDetail, { id: idOf(args) });
  const { id, version, sequenceId, insuranceCompany, recognised, payment } = batch;
  const most = { ...recognised, amount: Math.min(recognised.amount, payment?.owed.amount ?? 0) };
  const proposed = { kind: "", amount: moneyInput(most, await myLocale(args)), reason: "" };
  const values = ((await keptForm(args)) as Typed | undefined) ?? proposed;
  return { id, version, sequenceId, insuranceCompany, most, values };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, DisallowanceInput, async (input, form) => {
    const id = idOf(args);
    await call(args, DisallowOfBatch, { batch: id, version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, insurerBillingPages.batch, { id })), {
      key: "insurerBilling:settlement.disallowed",
    });
  });

export default function DisallowPage() {
  const { id, version, sequenceId, insuranceCompany, most, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("batch-disallow", values);
  const { t } = useTranslation("insurerBilling");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("settlement.disallowQuestion")}
      about={
        <Subject name={t("batches.title", { number: sequenceId })}>
          {`${insuranceCompany.code} ${insuranceCompany.name}`}
        </Subject>
      }
      effect={t("settlement.disallowText")}
      does={t("settlement.disallow")}
      danger={false}
      backHref={to(insurerBillingPages.batch, { id })}
      faults={
        <ErrorSummary
          form={page.form}
          labelOf={(name) => t(`settlement.${name as keyof Typed}`)}
          apiMessage={page.apiMessage}
        />
      }
      fields={
        <>
          <Choice
            field={page.fields.kind}
            label={t("settlement.kind")}
            options={disallowanceKinds.map((value) => ({ value, label: t(`settlement.kinds.${value}`) }))}
          />
          <MoneyField
            field={page.fields.amount}
            label={t("settlement.amount")}
            hint={t("settlement.amountHint", { amount: formatMoney(most, locale) })}
            currency="CZK"
          />
          <TextField field={page.fields.reason} label={t("settlement.reason")} autoComplete="off" width="w100" />
        </>
      }
    />
  );
}
