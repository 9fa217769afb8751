import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { ExportCheck } from "#app/components/invoice-exports/export-check.tsx";
import { ExportForm } from "#app/components/invoice-exports/export-form.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { BeginExport, ExportCheck as Check } from "#app/graphql/money/invoice-exports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { exportRange } from "#app/http/invoice-exports/export-range.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoiceExportPages } from "#app/paths/money/invoice-exports.ts";
import { listProps } from "#app/paths/center/grids.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { dateInput } from "#rules/format.ts";
import { ExportForm as Sent, exportKinds } from "#rules/inputs/invoices/invoice-export.ts";
import { localDate } from "#rules/time/time.ts";

type Values = Record<"from" | "to" | "kind", string>;

export const handle: PageHandle = {
  i18n: ["invoiceExports", "grids", "payments", "forms", "errors"],
  title: "invoiceExports:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoiceExportPages.invoiceExports);
  const query = queryOf(args, invoiceExportPages.invoiceExports);
  const locale = await myLocale(args);
  const now = args.context.now();
  const range = exportRange(query, now, locale);
  const { direction, page } = query;
  return {
    list: await loadGrid(args, "invoiceExports", { direction, page }),
    check: (await load(args, Check, { dateRange: range })).invoicesExportCheck,
    range,
    kinds: exportKinds,
    values: ((await keptForm(args)) ?? { ...range, kind: "XLSX" }) as Values,
    today: localDate(now),
    query: { ...query, kept: undefined },
  };
}

/** Begins the export, or shows the check of its days; both leave the days in the form. */
export async function action(args: ActionFunctionArgs) {
  const locale = await myLocale(args);
  const schema = Sent(localDate(args.context.now()), locale);
  return submitForm(args, schema, async ({ kind, from, to }, form) => {
    const days = { from: dateInput(from, locale), to: dateInput(to, locale) };
    const here = redirect(hrefHere(args, invoiceExportPages.invoiceExports, days));
    if (form.get("then") === "check") return here;
    const set = kind === "INVOICES_SET";
    await call(args, BeginExport, {
      input: {
        dateRange: { from, to },
        format: set ? "INVOICES_SET" : "PAYMENT_TABLE",
        tableFormat: set ? null : kind,
        language: locale,
      },
    });
    return flash(args, here, { key: "invoiceExports:begun" });
  });
}

export default function InvoiceExportsPage() {
  const { list, check, range, kinds, values, today, query } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("export", values);
  const { t } = useTranslation(["invoiceExports", "payments"]);
  const to = useHref();
  const at = (change: Partial<typeof query>) =>
    to(invoiceExportPages.invoiceExports, { ...query, page: undefined, ...change });
  const waits = list.items.some(({ file }) => file && !file.file && !file.failed);
  return (
    <>
      <PageHead title={t("title")} over={<a href={to(paymentPages.payments)}>{t("payments:listTitle")}</a>} />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={(name) => t(name as "from")} apiMessage={page.apiMessage} />
        <ExportCheck check={check} range={range} />
        <ExportForm formProps={page.formProps} fields={page.fields} kinds={kinds} today={today} />
      </div>
      <div className="sheet">
        {list.items.length > 0 ? (
          <>
            {waits && (
              <p className="mb">
                <ButtonLink href={at({})}>{t("again")}</ButtonLink>
              </p>
            )}
            <GridList
              {...listProps(list, query, at)}
              cells={moneyCells}
              action={{
                label: t("remove"),
                cell: ({ id }) => <a href={to(invoiceExportPages.invoiceExportRemove, { id })}>{t("remove")}</a>,
              }}
            />
            <p className="page">{t("kept")}</p>
          </>
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
