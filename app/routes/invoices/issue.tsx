import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { CompanySearch } from "#app/components/billing/company-search.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { areAlike, areOfSeveral } from "#app/components/invoices/are-alike.ts";
import { CustomerChoice } from "#app/components/invoices/customer-choice.tsx";
import { CustomerFields } from "#app/components/invoices/customer-fields.tsx";
import { otherValues, type CustomerValues } from "#app/components/invoices/customer-values.ts";
import { ExchangeRateField } from "#app/components/invoices/exchange-rate-field.tsx";
import { InvoiceableTable } from "#app/components/invoices/invoiceable-table.tsx";
import { useCustomerLabels } from "#app/components/invoices/use-customer-labels.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { InvoiceablePayments, IssueInvoice, PaymentToInvoice } from "#app/graphql/money/invoices.ts";
import { loadCustomer } from "#app/http/payments/invoice-customer.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { Locale } from "#rules/codes.ts";
import { formatExchangeRate, formatMoney } from "#rules/format.ts";
import { InvoiceForm, InvoiceCustomerInput, type InvoiceCustomer } from "#rules/inputs/invoices/invoice.ts";

export const handle: PageHandle = {
  i18n: ["invoices", "payments", "billing", "patients", "forms", "errors"],
  title: "invoices:issueQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.paymentInvoice);
  const { with: further = [], ...chosen } = queryOf(args, invoicePages.paymentInvoice);
  const kept = (await keptForm(args)) as
    | Partial<CustomerValues & Record<"exchangeRate" | "dueDays", string>>
    | undefined;
  const asked = await load(args, PaymentToInvoice, { payment: idOf(args), further });
  const { payment, invoiceCustomers, invoiceDraft, invoiceExchangeRate: rate } = asked;
  const { patientCard, payer, paymentItems, invoices: _invoices, ...facts } = payment;
  const customers = await loadCustomer(args, payment, invoiceCustomers, invoiceDraft, chosen);
  const { own, other, advances } = customers;
  if (!own && !other && advances.length === 0)
    throw redirect(hrefHere(args, invoicePages.paymentInvoice, { id: facts.id, with: further, customer: "jiny" }));
  const whose = payer ? { payer } : { patientCard: patientCard?.id };
  const rows = further.length > 0 ? (await load(args, InvoiceablePayments, whose)).invoiceablePayments : [];
  const joint = rows.filter(({ id }) => id === facts.id || further.includes(id));
  return {
    ...facts,
    ...customers,
    other: other && { ...other, values: (kept as CustomerValues | undefined) ?? otherValues(other) },
    names: paymentItems.map(({ name }) => name),
    whose: payer ? { payer } : { card: patientCard?.uuid },
    joint,
    obstacle: (areAlike(joint) && further.every((id) => joint.some((one) => one.id === id))
      ? invoiceDraft.obstacle
      : "paymentsDiffer") as "paymentsDiffer" | "supplyAhead" | null,
    // The days of another customer are looked up when the invoice is issued.
    dueDays: invoiceDraft.dueDays === null ? null : (kept?.dueDays ?? (other ? "" : String(invoiceDraft.dueDays))),
    rate: rate && {
      suppliedOn: rate.suppliedOn,
      value:
        kept?.exchangeRate ?? (rate.offered === null ? "" : formatExchangeRate(rate.offered, await myLocale(args))),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const issue = async (
    form: FormData,
    { further, exchangeRate, dueDays, ...customer }: z.output<typeof InvoiceForm>,
  ) => {
    const payment = idOf(args);
    const version = Number(form.get("version"));
    const { invoiceCreate } = await call(args, IssueInvoice, {
      payment,
      version,
      further,
      exchangeRate,
      dueDays,
      customer: "name" in customer ? (customer as InvoiceCustomer) : undefined,
    });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), {
      key: "invoices:issued",
      values: { number: invoiceCreate.invoiceNumber },
    });
  };
  return queryOf(args, invoicePages.paymentInvoice).customer
    ? submitForm(args, InvoiceCustomerInput.extend(InvoiceForm.shape), (input, form) => issue(form, input))
    : submitForm(args, InvoiceForm, (input, form) => issue(form, input));
}

/** A new form for each customer that is put in its place. */
export default function IssueInvoicePage() {
  const { other } = useLoaderData<typeof loader>();
  return <Issuing key={other ? `${other.values.name} ${other.values.companyNumber}` : "own"} />;
}

function Issuing() {
  const { id, version, price, names, whose, joint, obstacle, own, before, other, advances, asksCustomer } =
    useLoaderData<typeof loader>();
  const page = useIssuePage();
  const { t, i18n } = useTranslation(["invoices", "errors", "payments"]);
  const labelOf = useCustomerLabels();
  const to = useHref();
  const others = joint.filter((one) => one.id !== id);
  const at = (change: { customer?: "jiny"; like?: string }) =>
    to(invoicePages.paymentInvoice, { id, with: others.map((one) => one.id), ...change });
  const sum = joint.reduce((total, one) => total + one.price.amount, 0);
  return (
    <Confirm
      {...page.formProps}
      question={t("issueQuestion")}
      about={
        joint.length > 1 ? (
          <Subject name={t("jointCount", { count: joint.length })}>
            {formatMoney({ ...price, amount: sum }, i18n.language as Locale)}
          </Subject>
        ) : (
          <Subject name={names.join(", ")}>{formatMoney(price, i18n.language as Locale)}</Subject>
        )
      }
      effect={t(obstacle ? `errors:${obstacle}` : "issueText")}
      does={obstacle ? undefined : t("issue")}
      danger={false}
      backHref={obstacle === "paymentsDiffer" ? to(invoicePages.jointInvoice, whose) : to(paymentPages.payment, { id })}
      version={version}
      sends={{ further: others.map((one) => `${one.id}:${one.version}`).join(",") }}
      faults={<ErrorSummary form={page.form} labelOf={labelOf} apiMessage={page.apiMessage} />}
      fields={<IssueFields fields={page.fields} />}
    >
      {obstacle === "supplyAhead" && (
        <p className="mb">
          <a href={to(paymentPages.paymentCall, { id })} data-hard>
            {t("payments:printCall")}
          </a>
        </p>
      )}
      {asksCustomer && <Note variant="info">{t("customerAsked")}</Note>}
      {advances.length > 0 ? (
        <p className="mb">{t("deducts", { numbers: advances.join(", ") })}</p>
      ) : (
        <CustomerChoice
          own={own && { kind: own, href: at({}) }}
          otherHref={at({ customer: "jiny" })}
          other={other !== null}
          before={before.map(({ like, name }) => ({ name, href: at({ customer: "jiny", like }) }))}
        />
      )}
      {joint.length > 1 ? (
        <div className="mb">
          {areOfSeveral(joint) && <p className="mb">{t("jointNames")}</p>}
          <InvoiceableTable rows={joint} hrefOf={(payment) => to(paymentPages.payment, { id: payment })} />
        </div>
      ) : (
        (own || asksCustomer) &&
        advances.length === 0 && (
          <p className="mb">
            <a href={to(invoicePages.jointInvoice, whose)}>{t("withOthers")}</a>
          </p>
        )
      )}
      {other?.register && (
        <CompanySearch
          register={other.register}
          keep={{ customer: "jiny", with: others.map((one) => String(one.id)) }}
        />
      )}
    </Confirm>
  );
}

/** The customer, the days until due and the rate, where the invoice asks for them. */
function IssueFields({ fields }: { fields: ReturnType<typeof useIssuePage>["fields"] }) {
  const { dueDays, rate, other } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["invoices", "payments"]);
  const terms = (dueDays !== null || rate) && (
    <>
      {dueDays !== null && (
        <TextField
          field={fields.dueDays}
          label={t("dueDays")}
          hint={t(other ? "dueDaysOfOther" : "dueDaysHint")}
          inputMode="numeric"
          width="w8"
        />
      )}
      {rate && <ExchangeRateField field={fields.exchangeRate} suppliedOn={rate.suppliedOn} />}
    </>
  );
  if (!other) return terms;
  return (
    <>
      <CustomerFields fields={fields} address={fields.address.getFieldset()} countries={other.countries} />
      {terms && <Group legend={t("payments:title")}>{terms}</Group>}
    </>
  );
}

function useIssuePage() {
  const { other, rate, dueDays } = useLoaderData<typeof loader>();
  return useFormPage("issue-invoice", {
    ...other?.values,
    exchangeRate: rate?.value,
    dueDays: dueDays ?? undefined,
  });
}
