import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { PrintedPrices } from "#app/components/prices/printed-prices.tsx";
import { Letter } from "#app/components/prints/letter.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PricesToPrint } from "#app/graphql/money/prices.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { typedDays } from "#app/http/session/typed-days.server.ts";
import { pricePages } from "#app/paths/money/prices.ts";
import { dateInput, formatDate } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["prices", "prints", "forms"], title: "prices:title" };

/** The price list of a day, today by default, whole: for the wall. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.priceListPrint);
  const { from, shown, wrong } = await typedDays(args, queryOf(args, pricePages.priceListPrint));
  const day = from ?? localDate(args.context.now());
  const { me, priceList } = await load(args, PricesToPrint, { on: day, page: 1 });
  const { items, total, pageSize } = priceList;
  for (let page = 2; (page - 1) * pageSize < total; page++)
    items.push(...(await load(args, PricesToPrint, { on: day, page })).priceList.items);
  const typed = shown.from ?? dateInput(day, await myLocale(args));
  return { items, center: me.profile!.medicalCenter!, day, typed, wrong: wrong.from };
}

export default function PriceListPrintPage() {
  const { items, center, day, typed, wrong } = useLoaderData<typeof loader>();
  const { t } = useTranslation("prices");
  const { locale } = useRoot();
  const to = useHref();
  const from = t("from", { date: formatDate(day, locale) });
  return (
    <DocumentSheet
      sheets
      backHref={to(pricePages.priceList)}
      backLabel={t("title")}
      choice={
        <Filters label={t("validFrom")}>
          <FilterText name="from" label={t("validFrom")} value={typed} wrong={wrong} />
        </Filters>
      }
    >
      <Letter center={center} about={`${t("title")} ${from}`}>
        <h1>{t("title")}</h1>
        <p>{t("holdsFrom", { date: formatDate(day, locale) })}</p>
        <PrintedPrices items={items} />
      </Letter>
    </DocumentSheet>
  );
}
