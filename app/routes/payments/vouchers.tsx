import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { paymentPages, voucherTabNames, voucherTabs } from "#app/paths/money/payments.ts";

export const handle: PageHandle = {
  i18n: ["payments", "grids"],
  title: "payments:soldVouchers",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.soldVouchers);
  const query = queryOf(args, paymentPages.soldVouchers);
  const { tab, ...page } = query;
  const filters = { state: tab && voucherTabs[tab] };
  return { list: await loadGrid(args, "vouchers", { ...filters, ...page }), filters, query };
}

export default function SoldVouchersPage() {
  const { list, filters, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  const { locale } = useRoot();
  const saves = useMay("invoiceExport:make");
  const at = (change: Partial<typeof query>) => to(paymentPages.soldVouchers, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead
        title={t("soldVouchers")}
        over={<a href={to(paymentPages.payments)}>{t("listTitle")}</a>}
        actions={
          useMay("procedureVoucher:value") && (
            <ButtonLink href={to(paymentPages.unusedVouchers)}>{t("unusedLink")}</ButtonLink>
          )
        }
      >
        <Seg
          label={t("soldVouchers")}
          items={[
            { label: t("all"), href: at({ tab: undefined }), current: !query.tab },
            ...voucherTabNames.map((tab) => ({
              label: t(`voucherTabs.${tab}`),
              href: at({ tab }),
              current: query.tab === tab,
            })),
          ]}
        />
      </PageHead>
      <div className="sheet">
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={saves ? gridFiles(locale, "vouchers", filters) : undefined}
          empty={
            query.tab ? (
              <EmptyState title={t("nothingTitle")}>{t("nothingVouchersText")}</EmptyState>
            ) : (
              <EmptyState title={t("noVouchersTitle")}>{t("noVouchersText")}</EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
