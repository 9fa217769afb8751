import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Pagination } from "#app/components/base/pagination.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { MonthTable } from "#app/components/months/month-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { Months } from "#app/graphql/months.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/procedures/procedure-form.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { monthPages } from "#app/paths/months.ts";
import { paymentPages } from "#app/paths/payments.ts";

export const handle: PageHandle = { i18n: ["months", "payments"], title: "months:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, monthPages.months);
  const { page } = queryOf(args, monthPages.months);
  return { list: (await load(args, Months, { page })).months, currency: await myCurrency(args) };
}

export default function MonthsPage() {
  const { list, currency } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["months", "payments"]);
  const to = useHref();
  return (
    <>
      <PageHead title={t("title")} over={<a href={to(paymentPages.payments)}>{t("payments:listTitle")}</a>} />
      <div className="sheet">
        <p className="mb">{t("text")}</p>
        <MonthTable
          rows={list.items}
          currency={currency}
          closeHref={(month) => to(monthPages.monthClose, { month })}
          reopenHref={(month) => to(monthPages.monthReopen, { month })}
        />
        <Pagination list={list} hrefOf={(page) => to(monthPages.months, { page })} />
      </div>
    </>
  );
}
