import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { practiceCells } from "#app/components/grids/cells/practice-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { pricePages } from "#app/paths/money/prices.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { MOST_PRICES } from "#rules/inputs/payments/prices.ts";

export const handle: PageHandle = { i18n: ["prices", "grids", "settings"], title: "prices:title" };

/** The form of new prices has pages of its own, in the order of the list: it opens where the list is. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.priceList);
  const query = queryOf(args, pricePages.priceList);
  const list = await loadGrid(args, "prices", query);
  const { first } = list.head;
  const { sort = first.sort, direction = first.direction } = query;
  const isInOrder = sort === first.sort && direction === first.direction;
  const before = (list.page - 1) * list.pageSize;
  return { list, query, formPage: isInOrder ? Math.floor(before / MOST_PRICES) + 1 : undefined };
}

export default function PriceListPage() {
  const { list, query, formPage } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["prices", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(pricePages.priceList, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={
          <>
            <ButtonLink href={to(pricePages.pricesNew, { page: formPage })} tone="main" icon="plus">
              {t("setNew")}
            </ButtonLink>
            <ButtonLink href={to(pricePages.pricesChange)}>{t("change")}</ButtonLink>
            <ButtonLink href={to(pricePages.priceListPrint)} icon="print">
              {t("print")}
            </ButtonLink>
          </>
        }
      />
      <div className="sheet">
        <GridList
          {...listProps(list, query, at)}
          cells={practiceCells}
          files={gridFiles(locale, "prices")}
          empty={<EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>}
        />
      </div>
    </>
  );
}
