import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { MovementTable } from "#app/components/bank-statements/movement-table.tsx";
import { periodOf } from "#app/components/bank-statements/period-of.ts";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { BankStatementPage } from "#app/graphql/bank-statements.ts";
import { load } from "#app/graphql/client.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/bank-statements.ts";
import { paymentPages } from "#app/paths/payments.ts";

export const handle: PageHandle = { i18n: ["bankStatements"], title: "bankStatements:statement" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankStatement);
  const { tab, page } = queryOf(args, bankPages.bankStatement);
  const { bankStatement, bankMovements } = await load(args, BankStatementPage, {
    id: idOf(args),
    waiting: tab !== undefined,
    page,
  });
  return { statement: bankStatement, list: bankMovements, tab };
}

export default function BankStatementRoute() {
  const { statement, list, tab } = useLoaderData<typeof loader>();
  const { id, number, from, to: until, waiting } = statement;
  const { t } = useTranslation("bankStatements");
  const { locale } = useRoot();
  const to = useHref();
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
            { label: t("all"), href: to(bankPages.bankStatement, { id }), current: !tab },
            {
              label: t("waitingTab", { count: waiting }),
              href: to(bankPages.bankStatement, { id, tab: "cekajici" }),
              current: tab !== undefined,
            },
          ]}
        />
      </PageHead>
      <div className="sheet">
        {list.items.length > 0 ? (
          <>
            <MovementTable
              rows={list.items}
              hrefOf={(movement) => to(bankPages.bankMovement, { id: movement })}
              paymentHref={(payment) => to(paymentPages.payment, { id: payment })}
            />
            <Pagination list={list} hrefOf={(page) => to(bankPages.bankStatement, { id, tab, page })} />
          </>
        ) : (
          <EmptyState title={t("nothingWaits")}>{t("nothingWaitsText")}</EmptyState>
        )}
      </div>
    </>
  );
}
