import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridTable } from "#app/components/grids/grid-table.tsx";
import { GridViews } from "#app/components/grids/grid-views.tsx";
import { ListTools } from "#app/components/grids/list-tools.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { AgeSums } from "#app/components/payments/age-sums.tsx";
import { RemindForm } from "#app/components/payments/remind-form.tsx";
import { load } from "#app/graphql/client.server.ts";
import { UnpaidSums } from "#app/graphql/unpaid-payments.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/procedures/procedure-form.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles } from "#app/paths/grids.ts";
import { paymentPages, ageTabNames, ageTabs } from "#app/paths/payments.ts";

export const handle: PageHandle = { i18n: ["payments", "grids"], title: "payments:unpaidTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.unpaidPayments);
  const query = queryOf(args, paymentPages.unpaidPayments);
  const { age, ...rest } = query;
  const filters = { age: age && ageTabs[age] };
  return {
    list: await loadGrid(args, "unpaidPayments", { ...filters, ...rest }),
    ages: (await load(args, UnpaidSums)).unpaidPayments,
    filters,
    query,
    currency: await myCurrency(args),
  };
}

export default function UnpaidPaymentsPage() {
  const { list, ages, filters, query, currency } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  const { locale } = useRoot();
  const saves = useMay("invoiceExport:make");
  const at = (change: Partial<typeof query>) =>
    to(paymentPages.unpaidPayments, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead title={t("unpaidTitle")} over={<a href={to(paymentPages.payments)}>{t("listTitle")}</a>}>
        <Seg
          label={t("age")}
          items={[
            { label: t("anyAge"), href: at({ age: undefined }), current: !query.age },
            ...ageTabNames.map((tab) => ({
              label: t(`ages.${ageTabs[tab]}`),
              href: at({ age: tab }),
              current: query.age === tab,
            })),
          ]}
        />
      </PageHead>
      <AgeSums ages={ages} currency={currency} />
      <div className="sheet">
        {list.items.length > 0 ? (
          <>
            <GridViews views={list.views} />
            <RemindForm action={to(paymentPages.paymentReminders)}>
              <GridTable
                head={list.head}
                rows={list.items}
                sort={query.sort}
                direction={query.direction}
                sortHref={(sort, direction) => at({ sort: sort as typeof query.sort, direction })}
                cells={moneyCells}
                choose={{
                  name: "payment",
                  valueOf: ({ id }) => id,
                  label: ({ symbol }) => t("choosePayment", { symbol: symbol!.name }),
                }}
              />
            </RemindForm>
            <Pagination list={list} hrefOf={(page) => at({ page })} />
            <ListTools
              files={saves ? gridFiles(locale, "unpaidPayments", filters) : undefined}
              arrangeHref={list.views.arrangeHref}
            />
          </>
        ) : (
          <EmptyState title={t("debtFree")}>{t("debtFreeText")}</EmptyState>
        )}
      </div>
    </>
  );
}
