import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { typedDays } from "#app/http/session/typed-days.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { invoicePages } from "#app/paths/money/invoices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";

export const handle: PageHandle = { i18n: ["payments", "grids", "forms"], title: "payments:invoices" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoicePages.invoices);
  const query = queryOf(args, invoicePages.invoices);
  const { from, to, shown, wrong } = await typedDays(args, query);
  const filters = { from, to };
  const { direction, page } = query;
  return {
    list: await loadGrid(args, "invoices", { ...filters, direction, page }),
    filters,
    wrong,
    query: { ...query, ...shown },
  };
}

export default function InvoicesPage() {
  const { list, filters, wrong, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(invoicePages.invoices, { ...query, page: undefined, ...change });
  const filtered = Boolean(query.from || query.to);
  return (
    <>
      <PageHead title={t("invoices")} over={<a href={to(paymentPages.payments)}>{t("listTitle")}</a>} />
      <div className="sheet">
        <Filters label={t("filter")} resetHref={filtered ? at({ from: undefined, to: undefined }) : undefined}>
          <FilterText name="from" label={t("from")} value={query.from} width="w8" wrong={wrong.from} />
          <FilterText name="to" label={t("to")} value={query.to} width="w8" wrong={wrong.to} />
        </Filters>
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={gridFiles(locale, "invoices", filters)}
          empty={
            filtered ? (
              <EmptyState title={t("nothingTitle")}>{t("nothingInvoicesText")}</EmptyState>
            ) : (
              <EmptyState title={t("noInvoicesTitle")}>{t("noInvoicesText")}</EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
