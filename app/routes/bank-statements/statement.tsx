import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { periodOf } from "#app/components/bank-statements/period-of.ts";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { BankStatementPage } from "#app/graphql/money/bank-statements.ts";
import { load } from "#app/http/request/load.server.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";

export const handle: PageHandle = { i18n: ["bankStatements", "grids"], title: "bankStatements:statement" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankStatement);
  const query = queryOf(args, bankPages.bankStatement);
  const { tab, ...rest } = query;
  const filters = { bankStatement: idOf(args), waiting: tab && 1 };
  return {
    statement: (await load(args, BankStatementPage, { id: filters.bankStatement })).bankStatement,
    list: await loadGrid(args, "bankMovements", { ...filters, ...rest }),
    filters,
    query,
  };
}

export default function BankStatementRoute() {
  const { statement, list, filters, query } = useLoaderData<typeof loader>();
  const { id, number, from, to: until, waiting } = statement;
  const { t } = useTranslation("bankStatements");
  const { locale } = useRoot();
  const to = useHref();
  const saves = useMay("invoiceExport:make");
  const at = (change: Partial<typeof query>) =>
    to(bankPages.bankStatement, { id, ...query, page: undefined, ...change });
  return (
    <>
      <PageHead
        title={number === null ? t("statement") : t("numbered", { number })}
        over={<a href={to(bankPages.bankStatements)}>{t("title")}</a>}
        actions={<ButtonLink href={to(bankPages.bankStatementRemove, { id })}>{t("remove")}</ButtonLink>}
      >
        {periodOf(from, until, locale)}
        <Seg
          label={t("which")}
          items={[
            { label: t("all"), href: at({ tab: undefined }), current: !query.tab },
            {
              label: t("waitingTab", { count: waiting }),
              href: at({ tab: "cekajici" }),
              current: query.tab !== undefined,
            },
          ]}
        />
      </PageHead>
      <div className="sheet">
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={saves ? gridFiles(locale, "bankMovements", filters) : undefined}
          empty={<EmptyState title={t("nothingWaits")}>{t("nothingWaitsText")}</EmptyState>}
        />
      </div>
    </>
  );
}
