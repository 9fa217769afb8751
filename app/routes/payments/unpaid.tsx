import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { AgeSums } from "#app/components/payments/age-sums.tsx";
import { RemindForm } from "#app/components/payments/remind-form.tsx";
import { load } from "#app/http/request/load.server.ts";
import { UnpaidSums } from "#app/graphql/money/unpaid-payments.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { paymentPages, ageTabNames, ageTabs } from "#app/paths/money/payments.ts";

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
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          choose={{
            name: "payment",
            valueOf: ({ id }) => id,
            label: ({ symbol }) => t("choosePayment", { symbol: symbol!.name }),
          }}
          around={(table) => <RemindForm action={to(paymentPages.paymentReminders)}>{table}</RemindForm>}
          files={saves ? gridFiles(locale, "unpaidPayments", filters) : undefined}
          empty={<EmptyState title={t("debtFree")}>{t("debtFreeText")}</EmptyState>}
        />
      </div>
    </>
  );
}
