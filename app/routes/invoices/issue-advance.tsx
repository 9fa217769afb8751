import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { CompanySearch } from "#app/components/billing/company-search.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { CustomerChoice } from "#app/components/invoices/customer-choice.tsx";
import { CustomerFields } from "#app/components/invoices/customer-fields.tsx";
import { otherValues, type CustomerValues } from "#app/components/invoices/customer-values.ts";
import { useCustomerLabels } from "#app/components/invoices/use-customer-labels.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { IssueAdvance, PaymentAdvance } from "#app/graphql/money/invoices.ts";
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
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { InvoiceCustomerInput, type InvoiceCustomer } from "#rules/inputs/invoices/invoice.ts";

export const handle: PageHandle = {
  i18n: ["invoices", "billing", "patients", "forms", "errors"],
  title: "invoices:advanceQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.paymentAdvance);
  const chosen = queryOf(args, invoicePages.paymentAdvance);
  const kept = (await keptForm(args)) as CustomerValues | undefined;
  const { payment, invoiceCustomers, invoiceDraft } = await load(args, PaymentAdvance, { payment: idOf(args) });
  const { id, version, advance, paymentItems } = payment;
  const customers = await loadCustomer(args, payment, invoiceCustomers, invoiceDraft, chosen);
  const { own, other, advances } = customers;
  if (!own && !other && advances.length === 0)
    throw redirect(hrefHere(args, invoicePages.paymentAdvance, { id, customer: "jiny" }));
  return {
    id,
    version,
    advance,
    names: paymentItems.map(({ name }) => name),
    ...customers,
    other: other && { ...other, values: kept ?? otherValues(other) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const issue = async (form: FormData, customer?: InvoiceCustomer) => {
    const payment = idOf(args);
    const version = Number(form.get("version"));
    const { invoiceAdvanceCreate } = await call(args, IssueAdvance, { payment, version, customer });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), {
      key: "invoices:advanceIssued",
      values: { number: invoiceAdvanceCreate.invoiceNumber },
    });
  };
  return queryOf(args, invoicePages.paymentAdvance).customer
    ? submitForm(args, InvoiceCustomerInput, (customer, form) => issue(form, customer))
    : submitForm(args, z.object({}), (_input, form) => issue(form));
}

/** A new form for each customer that is put in its place. */
export default function IssueAdvancePage() {
  const { other } = useLoaderData<typeof loader>();
  return <Issuing key={other ? `${other.values.name} ${other.values.companyNumber}` : "own"} />;
}

function Issuing() {
  const { id, version, advance, names, other } = useLoaderData<typeof loader>();
  const page = useFormPage("issue-advance", { ...other?.values });
  const { t, i18n } = useTranslation(["invoices", "errors"]);
  const labelOf = useCustomerLabels();
  const locale = i18n.language as Locale;
  const to = useHref();
  const at = (change: { customer?: "jiny"; like?: string }) => to(invoicePages.paymentAdvance, { id, ...change });
  return (
    <Confirm
      {...page.formProps}
      question={t("advanceQuestion")}
      about={
        <Subject name={names.join(", ")}>
          {advance &&
            `${formatMoney(advance.amount, locale)}, ${t("advanceReceived", { date: formatDate(advance.receivedOn, locale) })}`}
        </Subject>
      }
      effect={t(advance ? "advanceText" : "errors:noAdvance")}
      does={advance ? t("advanceDo") : undefined}
      danger={false}
      backHref={to(paymentPages.payment, { id })}
      version={version}
      faults={<ErrorSummary form={page.form} labelOf={labelOf} apiMessage={page.apiMessage} />}
      fields={
        advance &&
        other && (
          <CustomerFields
            fields={page.fields}
            address={page.fields.address.getFieldset()}
            countries={other.countries}
          />
        )
      }
    >
      {advance && <Customer at={at} />}
    </Confirm>
  );
}

/** The choice of a customer; documents that there are already have one. */
function Customer({ at }: { at: (change: { customer?: "jiny"; like?: string }) => string }) {
  const { own, before, other, advances, asksCustomer } = useLoaderData<typeof loader>();
  const { t } = useTranslation("invoices");
  if (advances.length > 0) return <p className="mb">{t("advanceAfter", { numbers: advances.join(", ") })}</p>;
  return (
    <>
      {asksCustomer && <Note variant="info">{t("customerAsked")}</Note>}
      <CustomerChoice
        own={own && { kind: own, href: at({}) }}
        otherHref={at({ customer: "jiny" })}
        other={other !== null}
        before={before.map(({ like, name }) => ({ name, href: at({ customer: "jiny", like }) }))}
      />
      {other?.register && <CompanySearch register={other.register} keep={{ customer: "jiny" }} />}
    </>
  );
}
