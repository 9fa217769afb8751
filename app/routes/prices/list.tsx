import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { PriceListTable } from "#app/components/prices/price-list-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { PriceList } from "#app/graphql/prices.ts";
import { pricedHref } from "#app/http/prices/priced-href.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { pricePages } from "#app/paths/prices.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = { i18n: ["prices", "settings"], title: "prices:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.priceList);
  const { page } = queryOf(args, pricePages.priceList);
  return (await load(args, PriceList, { page })).priceList;
}

export default function PriceListPage() {
  const list = useLoaderData<typeof loader>();
  const { t } = useTranslation(["prices", "settings"]);
  const to = useHref();
  const { locale } = useRoot();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={
          <>
            <ButtonLink href={to(pricePages.pricesNew, { page: list.page })} tone="main" icon="plus">
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
        {list.items.length > 0 ? (
          <>
            <PriceListTable rows={list.items} hrefOf={(row) => pricedHref(locale, row.target, row.id)} />
            <Pagination list={list} hrefOf={(page) => to(pricePages.priceList, { page })} />
          </>
        ) : (
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        )}
      </div>
    </>
  );
}
