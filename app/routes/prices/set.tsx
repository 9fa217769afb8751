import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { NewPrices, type NewPriceRow } from "#app/components/prices/new-prices.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { PriceList, SetPrices } from "#app/graphql/prices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/procedures/procedure-form.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { typedDays } from "#app/http/session/typed-days.server.ts";
import { pricePages } from "#app/paths/prices.ts";
import { priceQueries } from "#app/paths/queries/prices.ts";
import { dateInput, formatDate, moneyInput } from "#rules/format.ts";
import { PricesForm } from "#rules/inputs/payments/prices.ts";
import { changeByPercent, readPercent } from "#rules/prices/change-by-percent.ts";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["prices", "forms", "errors"], title: "prices:newTitle" };

type Typed = { validFrom: string; prices: NewPriceRow[] };

/** The prices of a day as fields, changed by the percentage of the address, or as they are. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { from, percent, page } = queryOf(args, priceQueries.pricesNew);
  const locale = await myLocale(args);
  const today = localDate(args.context.now());
  const { from: typed, shown, wrong } = await typedDays(args, { from });
  const day = typed && typed >= today ? typed : addMonths(monthStart(today), 1);
  const change = percent ? readPercent(percent) : null;
  const { priceList } = await load(args, PriceList, { on: day, page });
  const currency = await myCurrency(args);
  const prices = priceList.items.map(({ target, id, version, name, price: { amount } }) => ({
    target,
    id: String(id),
    version: String(version),
    was: String(amount),
    name,
    price: moneyInput(
      { amount: change === null ? amount : changeByPercent(amount, change, currency), currency },
      locale,
    ),
  }));
  return {
    day,
    query: { from: shown.from ?? dateInput(day, locale), percent, page },
    wrong: {
      day: wrong.from,
      past: typed !== null && typed < today,
      percent: Boolean(percent) && change === null,
    },
    currency,
    values: ((await keptForm(args)) ?? { validFrom: day, prices }) as Typed,
  };
}

export async function action(args: ActionFunctionArgs) {
  const schema = PricesForm(await myCurrency(args), localDate(args.context.now()), await myLocale(args));
  return submitForm(args, schema, async (input) => {
    const changed = input.prices.filter(({ price, was }) => price.amount !== was);
    if (changed.length > 0)
      await call(args, SetPrices, {
        validFrom: input.validFrom,
        prices: changed.map(({ was: _was, ...row }) => row),
      });
    return flash(args, redirect(hrefHere(args, pricePages.priceList)), {
      key: changed.length > 0 ? "prices:saved" : "prices:unchanged",
      values: { count: changed.length },
    });
  });
}

export default function NewPricesPage() {
  const { day, query, wrong, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("prices", values);
  const { t } = useTranslation(["prices", "errors"]);
  const { locale } = useRoot();
  const to = useHref();
  const rows = page.fields.prices.getFieldList().map((row) => row.getFieldset());
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(pricePages.priceList), label: t("title") }}
      save={t("saveFrom", { date: formatDate(day, locale) })}
      page={page}
      labelOf={(field) => t(field.endsWith("price") ? "price" : "validFrom")}
      before={
        <>
          <p className="mb">{t("newText")}</p>
          <Filters label={t("newTitle")} show={t("fill")} keep={query.page ? { page: String(query.page) } : {}}>
            <FilterText
              name="from"
              label={t("validFrom")}
              value={query.from}
              wrong={wrong.past ? t("errors:pricePast") : wrong.day}
            />
            <FilterText
              name="percent"
              label={t("percent")}
              value={query.percent}
              width="w8"
              wrong={wrong.percent && t("percentWrong")}
            />
          </Filters>
        </>
      }
    >
      <NewPrices key={`${day} ${query.percent}`} validFrom={page.fields.validFrom} rows={rows} currency={currency} />
    </RecordForm>
  );
}
