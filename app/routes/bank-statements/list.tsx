import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { StatementTable } from "#app/components/bank-statements/statement-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { BankStatements } from "#app/graphql/bank-statements.ts";
import { load } from "#app/graphql/client.server.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/bank-statements.ts";
import { paymentPages } from "#app/paths/payments.ts";

export const handle: PageHandle = { i18n: ["bankStatements"], title: "bankStatements:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankStatements);
  return (await load(args, BankStatements, queryOf(args, bankPages.bankStatements))).bankStatements;
}

export default function BankStatementsPage() {
  const list = useLoaderData<typeof loader>();
  const { t } = useTranslation("bankStatements");
  const to = useHref();
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
        {list.items.length > 0 ? (
          <>
            <StatementTable rows={list.items} hrefOf={(id) => to(bankPages.bankStatement, { id })} />
            <Pagination list={list} hrefOf={(page) => to(bankPages.bankStatements, { page })} />
          </>
        ) : (
          <EmptyState title={t("emptyTitle")} action={add}>
            {t("emptyText")}
          </EmptyState>
        )}
      </div>
    </>
  );
}
