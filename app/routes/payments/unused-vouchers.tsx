import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { moneyCells } from "#app/components/grids/cells/money-cells.tsx";
import { GridList } from "#app/components/grids/grid-list.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { UnusedSums } from "#app/components/vouchers/unused-sums.tsx";
import { load } from "#app/http/request/load.server.ts";
import { UnusedVouchers } from "#app/graphql/money/vouchers.ts";
import { loadGrid } from "#app/http/grids/load-grid.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { typedDays } from "#app/http/session/typed-days.server.ts";
import { gridFiles, listProps } from "#app/paths/center/grids.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { dateInput, formatDate } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["payments", "vouchers", "grids", "forms"], title: "payments:unusedTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.unusedVouchers);
  const { day: typed, ...query } = queryOf(args, paymentPages.unusedVouchers);
  const { from: asked, shown, wrong } = await typedDays(args, { from: typed });
  const today = localDate(args.context.now());
  const day = asked && asked < today ? asked : today;
  return {
    list: await loadGrid(args, "unusedVouchers", { day, ...query }),
    sums: (await load(args, UnusedVouchers, { day })).procedureVouchersUnused,
    day,
    today,
    monthEnd: addDays(`${today.slice(0, 7)}-01`, -1),
    wrong: wrong.from,
    isLater: asked !== null && asked > today,
    query: { ...query, day: shown.from },
  };
}

export default function UnusedVouchersPage() {
  const { list, sums, day, today, monthEnd, wrong, isLater, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("payments");
  const to = useHref();
  const { locale } = useRoot();
  const at = (change: Partial<typeof query>) =>
    to(paymentPages.unusedVouchers, { ...query, page: undefined, ...change });
  return (
    <>
      <PageHead title={t("unusedTitle")} over={<a href={to(paymentPages.soldVouchers)}>{t("soldVouchers")}</a>}>
        <Seg
          label={t("unusedDay")}
          items={[
            { label: t("unusedToday"), href: at({ day: undefined }), current: day === today },
            {
              label: formatDate(monthEnd, locale),
              href: at({ day: dateInput(monthEnd, locale) }),
              current: day === monthEnd,
            },
          ]}
        />
      </PageHead>
      <div className="sheet">
        <Filters label={t("unusedDay")} resetHref={query.day ? at({ day: undefined }) : undefined}>
          <FilterText
            name="day"
            label={t("unusedDay")}
            value={query.day}
            width="w8"
            wrong={isLater ? t("unusedLater") : wrong}
          />
        </Filters>
        <GridList
          {...listProps(list, query, at)}
          cells={moneyCells}
          files={gridFiles(locale, "unusedVouchers", { day })}
          foot={<UnusedSums sums={sums} />}
          empty={<EmptyState title={t("noUnusedTitle")}>{t("noUnusedText")}</EmptyState>}
        />
      </div>
    </>
  );
}
