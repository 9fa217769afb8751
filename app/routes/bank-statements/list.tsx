import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { paymentPages } from "#app/paths/money/payments.ts";

export const handle: PageHandle = { i18n: ["bankStatements", "grids"], title: "bankStatements:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankStatements);
  const query = queryOf(args, bankPages.bankStatements);
  return { list: await loadGrid(args, "bankStatements", query), query };
}

export default function BankStatementsPage() {
  const { list, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("bankStatements");
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) => to(bankPages.bankStatements, { ...query, page: undefined, ...change });
  const add = { href: to(bankPages.bankStatementNew), label: t("add") };
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(paymentPages.payments)}>{t("payments")}</a>}
        actions={
          <ButtonLink href={add.href} tone="main" icon="plus">
            {add.label}
          </ButtonLink>
        }
      />
      <div className="sheet">
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={gridFiles(locale, "bankStatements")}
          empty={
            <EmptyState title={t("emptyTitle")} action={add}>
              {t("emptyText")}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
