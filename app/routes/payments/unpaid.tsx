import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { AgeSums } from "#app/components/payments/age-sums.tsx";
import { RemindForm } from "#app/components/payments/remind-form.tsx";
import { UnpaidTable } from "#app/components/payments/unpaid-table.tsx";
import { load } from "#app/graphql/client.server.ts";
import { UnpaidPayments } from "#app/graphql/unpaid-payments.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/procedures/procedure-form.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { patientPages } from "#app/paths/patients.ts";
import { paymentPages, ageTabNames, ageTabs } from "#app/paths/payments.ts";

export const handle: PageHandle = { i18n: ["payments"], title: "payments:unpaidTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.unpaidPayments);
  const { age, page } = queryOf(args, paymentPages.unpaidPayments);
  const { unpaidPayments } = await load(args, UnpaidPayments, { age: age && ageTabs[age], page });
  return { list: unpaidPayments, age, currency: await myCurrency(args) };
}

export default function UnpaidPaymentsPage() {
  const { list, age, currency } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  return (
    <>
      <PageHead title={t("unpaidTitle")} over={<a href={to(paymentPages.payments)}>{t("listTitle")}</a>}>
        <Seg
          label={t("age")}
          items={[
            { label: t("anyAge"), href: to(paymentPages.unpaidPayments), current: !age },
            ...ageTabNames.map((tab) => ({
              label: t(`ages.${ageTabs[tab]}`),
              href: to(paymentPages.unpaidPayments, { age: tab }),
              current: age === tab,
            })),
          ]}
        />
      </PageHead>
      <AgeSums ages={list.ages} currency={currency} />
      <div className="sheet">
        {list.items.length > 0 ? (
          <>
            <RemindForm action={to(paymentPages.paymentReminders)}>
              <UnpaidTable
                rows={list.items}
                hrefOf={(id) => to(paymentPages.payment, { id })}
                cardHref={(uuid) => to(patientPages.patient, { uuid })}
              />
            </RemindForm>
            <Pagination list={list} hrefOf={(page) => to(paymentPages.unpaidPayments, { age, page })} />
          </>
        ) : (
          <EmptyState title={t("debtFree")}>{t("debtFreeText")}</EmptyState>
        )}
      </div>
    </>
  );
}
