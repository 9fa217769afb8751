import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Locale, VoucherVat } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { BillingForm } from "#rules/inputs/billing.ts";
import type { SeriesKind } from "#rules/invoices/number.ts";
import { isIsoDate, localDate } from "#rules/time/time.ts";
import { BillingStart } from "#app/components/billing/billing-start.tsx";
import { BillingFields } from "#app/components/billing/billing-fields.tsx";
import { billingValues, withCompany } from "#app/components/billing/billing-values.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { Billing, UpdateBilling } from "#app/graphql/money/billing.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { findCompany } from "#app/http/billing/find-company.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { billingPages, seriesKinds, type SeriesWord } from "#app/paths/money/billing.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["billing", "patients", "forms", "errors"], title: "billing:title" };

async function loadShown(args: LoaderFunctionArgs) {
  const { billingInformation, invoiceSeries } = await load(args, Billing);
  const { version, country, invoicingActive, currencyFixed, ...billing } = billingInformation;
  const asksVoucherVat = billing.vatPayer;
  const shown = billingValues(billing);
  const derivedIban = shown.iban === "" ? billing.iban : null;
  const series = invoiceSeries.filter(({ kind }) => kind !== "ADVANCE" || billing.vatPayer);
  return { shown, derivedIban, version, country, invoicingActive, currencyFixed, asksVoucherVat, series };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, billingPages.billing);
  const { ico } = queryOf(args, billingPages.billing);
  const { shown, version, ...rest } = await loadShown(args);
  const { country } = rest;
  const register = country === "CZ" ? await findCompany(args, ico) : null;
  const company = register?.company;
  const values = company ? withCompany(shown, company, register.number) : shown;
  return {
    ...rest,
    today: localDate(args.context.now()),
    register: register && { ...register, company: company && { name: company.name, ended: company.ended } },
    values: await editValues(args, { shown, version }, values),
  };
}

export async function action(args: ActionFunctionArgs) {
  const schema = BillingForm(localDate(args.context.now()), await myLocale(args));
  const answer = await submitForm(args, schema, async (input, form) => {
    await call(args, UpdateBilling, { input, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, billingPages.billing)), { key: "billing:saved" });
  });
  return followStale(answer, () => loadShown(args));
}

/** A new form when another user's version came in between, or a company of the register is in its place. */
export default function BillingPage() {
  const refusal = useActionData<Refusal>();
  const { values } = useLoaderData<typeof loader>();
  return <Editing key={`${String(refusal?.details.version)} ${values.version} ${values.companyNumber}`} />;
}

const wordOfKind = Object.fromEntries(Object.entries(seriesKinds).map(([word, kind]) => [kind, word])) as Record<
  SeriesKind,
  SeriesWord
>;

function Editing() {
  const { values, today, country, currencyFixed, asksVoucherVat, derivedIban, invoicingActive, series, register } =
    useLoaderData<typeof loader>();
  const page = useFormPage<typeof values>("billing", values);
  const { t, i18n } = useTranslation(["billing", "patients"]);
  const to = useHref();
  const labelOf = (name: string) =>
    name.startsWith("address.") ? t(`patients:${name.slice(8) as "psc"}`) : t(name as "companyName");
  const inWords = (name: string, value: string) => {
    if (name === "vatPayer") return t(value ? "yes" : "no");
    if (name === "vatPayerFrom" && isIsoDate(value)) return formatDate(value, i18n.language as Locale);
    return name === "voucherVat" ? t(`voucherVats.${value as VoucherVat}`) : value;
  };
  return (
    <RecordForm
      fewRequired
      title={t("title")}
      list={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settingsTitle") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      inWords={inWords}
      basis={page.fields}
      before={
        <BillingStart
          invoicing={{ active: invoicingActive, href: to(billingPages.invoicingSwitch) }}
          series={series.map((one) => ({
            ...one,
            href: to(billingPages.invoiceSeries, { series: wordOfKind[one.kind] }),
          }))}
          register={register ?? undefined}
        />
      }
    >
      <BillingFields
        fields={page.fields}
        address={page.fields.address.getFieldset()}
        country={country}
        currencyFixed={currencyFixed}
        today={today}
        derivedIban={derivedIban}
        asksVoucherVat={asksVoucherVat}
      />
    </RecordForm>
  );
}
