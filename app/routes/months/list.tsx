import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { MonthAction } from "#app/components/months/month-action.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { monthPages } from "#app/paths/money/months.ts";
import { paymentPages } from "#app/paths/money/payments.ts";

export const handle: PageHandle = { i18n: ["months", "payments", "grids"], title: "months:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, monthPages.months);
  const query = queryOf(args, monthPages.months);
  return { list: await loadGrid(args, "months", query), query };
}

export default function MonthsPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["months", "payments"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(monthPages.months, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead title={t("title")} over={<a href={to(paymentPages.payments)}>{t("payments:listTitle")}</a>} />
      <div className="sheet">
        <p className="mb">{t("text")}</p>
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={gridFiles(locale, "months")}
          action={{
            label: t("action"),
            cell: (row) => (
              <MonthAction
                row={row}
                closeHref={(month) => to(monthPages.monthClose, { month })}
                reopenHref={(month) => to(monthPages.monthReopen, { month })}
              />
            ),
          }}
        />
      </div>
    </>
  );
}
