import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { OtherLists } from "#app/components/payments/other-lists.tsx";
import { PaymentSums } from "#app/components/payments/payment-sums.tsx";
import { load } from "#app/http/request/load.server.ts";
import { InvoiceablePayments } from "#app/graphql/money/invoices.ts";
import { PatientToCharge, PaymentSums as Sums } from "#app/graphql/money/payments.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { typedDays } from "#app/http/session/typed-days.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { invoiceExportPages } from "#app/paths/money/invoice-exports.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { monthPages } from "#app/paths/money/months.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages, paymentTabNames, paymentTabs } from "#app/paths/money/payments.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["payments", "invoices", "grids", "forms", "patients"],
  title: "payments:listTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.payments);
  const query = queryOf(args, paymentPages.payments);
  const { from, to, shown, wrong } = await typedDays(args, query);
  const patient = query.card ? (await load(args, PatientToCharge, { uuid: query.card })).patientCard : null;
  const which = { patientCard: patient?.id, state: query.tab && paymentTabs[query.tab] };
  const { payments: sums } = await load(args, Sums, {
    ...which,
    from: from && instantOf(from).toISOString(),
    to: to && instantOf(addDays(to, 1)).toISOString(),
  });
  const { sort, direction, page } = query;
  const list = await loadGrid(args, "payments", { ...which, from, to, sort, direction, page });
  const { profile } = await signedIn(args);
  const onlyToday = !patient && profile!.profileRole === "ROLE_RECEPTIONIST";
  const filters = { ...which, from, to };
  const invoiceable = patient
    ? (await load(args, InvoiceablePayments, { patientCard: patient.id })).invoiceablePayments.length
    : 0;
  return {
    invoiceable,
    list,
    sums,
    filters,
    patient,
    onlyToday,
    wrong,
    query: { ...query, ...shown },
    currency: await myCurrency(args),
  };
}

export default function PaymentsPage() {
  const { list, sums, filters, patient, onlyToday, wrong, query, currency, invoiceable } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation(["payments", "invoices"]);
  const to = useHref();
  const { locale } = useRoot();
  const issues = useMay("invoice:write");
  const at = (change: Partial<typeof query>) => to(paymentPages.payments, { ...query, page: undefined, ...change });
  const empty = query.tab || query.from || query.to ? "nothing" : onlyToday ? "today" : "empty";
  const add = { href: to(paymentPages.paymentNew, { card: query.card }), label: t("add") };
  return (
    <>
      {patient && <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid })} />}
      <PageHead
        title={t("listTitle")}
        actions={
          <>
            {!patient && <Others currency={currency} />}
            {invoiceable > 1 && issues && (
              <ButtonLink href={to(invoicePages.jointInvoice, { card: query.card })}>{t("invoices:joint")}</ButtonLink>
            )}
            <ButtonLink href={add.href} tone="main" icon="plus">
              {add.label}
            </ButtonLink>
          </>
        }
      >
        <Seg
          label={t("which")}
          items={[
            { label: t("all"), href: at({ tab: undefined }), current: !query.tab },
            ...paymentTabNames.map((tab) => ({
              label: t(`tabs.${tab}`),
              href: at({ tab }),
              current: query.tab === tab,
            })),
          ]}
        />
      </PageHead>
      <PaymentSums {...sums} currency={currency} />
      <div className="sheet">
        <Filters
          label={t("filter")}
          keep={{ ...(query.tab && { tab: query.tab }), ...(query.card && { card: query.card }) }}
          resetHref={query.from || query.to ? at({ from: undefined, to: undefined }) : undefined}
        >
          <FilterText name="from" label={t("from")} value={query.from} width="w8" wrong={wrong.from} />
          <FilterText name="to" label={t("to")} value={query.to} width="w8" wrong={wrong.to} />
        </Filters>
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={gridFiles(locale, "payments", filters)}
          empty={
            <EmptyState title={t(`${empty}Title`)} action={empty === "nothing" ? undefined : add}>
              {t(`${empty}Text`)}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

/** The ways to other lists, as far as the user may see them. */
function Others({ currency }: { currency: string }) {
  const to = useHref();
  const cash = useMay("cashBook:keep");
  const statements = useMay("bankStatement:book");
  const exports = useMay("invoiceExport:make");
  const months = useMay("month:close");
  const insurers = useMay("insurer:read") && currency === "CZK";
  return (
    <OtherLists
      entriesHref={to(paymentPages.paymentEntries)}
      unpaidHref={to(paymentPages.unpaidPayments)}
      statementsHref={statements ? to(bankPages.bankStatements) : undefined}
      cashHref={cash ? to(cashPages.cashBook) : undefined}
      invoicesHref={to(invoicePages.invoices)}
      vouchersHref={to(paymentPages.soldVouchers)}
      monthsHref={months ? to(monthPages.months) : undefined}
      insurersHref={insurers ? to(insurerBillingPages.insurerBilling) : undefined}
      exportsHref={exports ? to(invoiceExportPages.invoiceExports) : undefined}
    />
  );
}
