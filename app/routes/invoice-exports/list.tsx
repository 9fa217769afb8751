import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { GridTable } from "#app/components/grids/grid-table.tsx";
import { ExportCheck } from "#app/components/invoice-exports/export-check.tsx";
import { ExportForm } from "#app/components/invoice-exports/export-form.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { BeginExport, ExportCheck as Check } from "#app/graphql/invoice-exports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { exportRange } from "#app/http/invoice-exports/export-range.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridHrefs } from "#app/paths/grids.ts";
import { invoiceExportPages } from "#app/paths/invoice-exports.ts";
import { paymentPages } from "#app/paths/payments.ts";
import { invoiceExportQueries } from "#app/paths/queries/invoice-exports.ts";
import { dateInput } from "#rules/format.ts";
import { ExportForm as Sent, exportKinds } from "#rules/inputs/invoice-export.ts";

export const handle: PageHandle = {
  i18n: ["invoiceExports", "grids", "payments", "forms", "errors"],
  title: "invoiceExports:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "invoiceExport:make");
  const query = queryOf(args, invoiceExportQueries.invoiceExports);
  const locale = await myLocale(args);
  const { range, isValid } = exportRange(query, args.context.now(), locale);
  const { direction, page } = query;
  return {
    list: await loadGrid(args, "invoiceExports", { direction, page }),
    check: isValid ? (await load(args, Check, { dateRange: range })).invoicesExportCheck : null,
    range,
    kinds: exportKinds,
    values: ((await keptForm(args)) ?? { kind: "XLSX" }) as { kind: string },
    query: { ...query, from: dateInput(range.from, locale), to: dateInput(range.to, locale), kept: undefined },
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Sent, async ({ kind, from, to }) => {
    const set = kind === "INVOICES_SET";
    await call(args, BeginExport, {
      input: {
        dateRange: { from, to },
        format: set ? "INVOICES_SET" : "PAYMENT_TABLE",
        tableFormat: set ? null : kind,
        language: await myLocale(args),
      },
    });
    return flash(args, redirect(hrefHere(args, invoiceExportPages.invoiceExports)), { key: "invoiceExports:begun" });
  });

export default function InvoiceExportsPage() {
  const { list, check, range, kinds, values, query } = useLoaderData<typeof loader>();
  const page = useFormPage("export", values);
  const { t } = useTranslation(["invoiceExports", "payments"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) =>
    to(invoiceExportPages.invoiceExports, { ...query, page: undefined, ...change });
  const waits = list.items.some(({ file }) => file && !file.file && !file.failed);
  return (
    <>
      <PageHead title={t("title")} over={<a href={to(paymentPages.payments)}>{t("payments:listTitle")}</a>} />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={(name) => t(name as "from")} apiMessage={page.apiMessage} />
        <Filters label={t("range")} show={t("check")}>
          <FilterText name="from" label={t("from")} value={query.from} width="w8" />
          <FilterText name="to" label={t("to")} value={query.to} width="w8" />
        </Filters>
        {check ? (
          <>
            <ExportCheck check={check} />
            <ExportForm formProps={page.formProps} range={range} kind={page.fields.kind} kinds={kinds} />
          </>
        ) : (
          <Note variant="warning">{t("wrongRange")}</Note>
        )}
      </div>
      <div className="sheet">
        {list.items.length > 0 ? (
          <>
            {waits && (
              <p className="mb">
                <ButtonLink href={at({})}>{t("again")}</ButtonLink>
              </p>
            )}
            <GridTable
              name="invoiceExports"
              rows={list.items}
              direction={query.direction}
              sortHref={(_sort, direction) => at({ direction })}
              hrefs={gridHrefs(locale)}
              action={{
                label: t("remove"),
                cell: ({ id }) => <a href={to(invoiceExportPages.invoiceExportRemove, { id })}>{t("remove")}</a>,
              }}
            />
            <Pagination list={list} hrefOf={(page) => at({ page })} />
            <p className="page">{t("kept")}</p>
          </>
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
