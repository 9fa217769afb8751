import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { MethodSums } from "#app/components/payments/method-sums.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PaymentSums as Sums } from "#app/graphql/money/payments.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { typedDays } from "#app/http/session/typed-days.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { paymentMethods } from "#rules/codes.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["payments", "grids", "forms"], title: "payments:entriesTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentEntries);
  const query = queryOf(args, paymentPages.paymentEntries);
  const { from, to, shown, wrong } = await typedDays(args, query);
  const { method, sort, direction, page } = query;
  const filters = { method, from, to };
  const { payments } = await load(args, Sums, {
    from: from && instantOf(from).toISOString(),
    to: to && instantOf(addDays(to, 1)).toISOString(),
  });
  return {
    list: await loadGrid(args, "paymentEntries", { ...filters, sort, direction, page }),
    byMethod: payments.byMethod,
    filters,
    wrong,
    query: { ...query, ...shown },
    currency: await myCurrency(args),
  };
}

export default function PaymentEntriesPage() {
  const { list, byMethod, filters, wrong, query, currency } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) =>
    to(paymentPages.paymentEntries, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead title={t("entriesTitle")} over={<a href={to(paymentPages.payments)}>{t("listTitle")}</a>}>
        <Seg
          label={t("method")}
          items={[
            { label: t("all"), href: at({ method: undefined }), current: !query.method },
            ...paymentMethods.map((method) => ({
              label: t(`methods.${method}`),
              href: at({ method }),
              current: query.method === method,
            })),
          ]}
        />
      </PageHead>
      <MethodSums byMethod={byMethod} currency={currency} />
      <div className="sheet">
        <Filters
          label={t("filter")}
          keep={query.method ? { method: query.method } : {}}
          resetHref={query.from || query.to ? at({ from: undefined, to: undefined }) : undefined}
        >
          <FilterText name="from" label={t("from")} value={query.from} width="w8" wrong={wrong.from} />
          <FilterText name="to" label={t("to")} value={query.to} width="w8" wrong={wrong.to} />
        </Filters>
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={gridFiles(locale, "paymentEntries", filters)}
          empty={<EmptyState title={t("nothingTitle")}>{t("noEntriesText")}</EmptyState>}
        />
      </div>
    </>
  );
}
