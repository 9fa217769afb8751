import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Filters } from "#app/components/forms/filters.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { NewPrices, type NewPriceRow } from "#app/components/prices/new-prices.tsx";
import { PriceDayFilter } from "#app/components/prices/price-day-filter.tsx";
import { call } from "#app/graphql/client.server.ts";
import { SetPrices } from "#app/graphql/prices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { followPrices } from "#app/http/prices/follow-prices.server.ts";
import { priceRows } from "#app/http/prices/price-rows.server.ts";
import { myCurrency } from "#app/http/procedures/procedure-form.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { pricePages } from "#app/paths/prices.ts";
import { dateInput, formatDate } from "#rules/format.ts";
import { PricesForm } from "#rules/inputs/payments/prices.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["prices", "forms", "errors"], title: "prices:newTitle" };

type Typed = { validFrom: string; prices: NewPriceRow[] };

/** A page of the prices of a day as fields. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const page = await priceRows(args);
  const kept = (await keptForm(args)) as Typed | undefined;
  return { ...page, values: kept ?? { validFrom: page.day, prices: page.list.items } };
}

export async function action(args: ActionFunctionArgs) {
  const locale = await myLocale(args);
  const schema = PricesForm(await myCurrency(args), localDate(args.context.now()), locale);
  const answer = await submitForm(args, schema, async (input, form) => {
    const changed = input.prices.filter(({ price, was }) => price.amount !== was);
    if (changed.length > 0)
      await call(args, SetPrices, {
        validFrom: input.validFrom,
        prices: changed.map(({ was: _was, ...row }) => row),
      });
    const from = dateInput(input.validFrom, locale);
    const [page] = /^\d{1,6}$/.exec(String(form.get("then"))) ?? [];
    const next = page
      ? hrefHere(args, pricePages.pricesNew, { from, page: Number(page) })
      : hrefHere(args, pricePages.priceList);
    return flash(args, redirect(next), {
      key: changed.length > 0 ? "prices:saved" : "prices:unchanged",
      values: { count: changed.length },
    });
  });
  return followPrices(args, answer);
}

export default function NewPricesPage() {
  const data = useLoaderData<typeof loader>();
  return <NewPricesForm key={`${data.day} ${data.list.page}`} {...data} />;
}

function NewPricesForm({ day, field, currency, list, values }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const page = useFormPage<Typed>("prices", values);
  const { t } = useTranslation("prices");
  const { locale } = useRoot();
  const to = useHref();
  const rows = page.fields.prices.getFieldList().map((row) => row.getFieldset());
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(pricePages.priceList), label: t("title") }}
      save={t("saveFrom", { date: formatDate(day, locale) })}
      page={page}
      labelOf={(field) => rows.find(({ price }) => price.name === field)?.name.defaultValue ?? t("validFrom")}
      before={
        <>
          <p className="mb">
            {t("newText")} <a href={to(pricePages.pricesChange, { from: field.value })}>{t("change")}</a>
          </p>
          <Filters label={t("newTitle")} keep={{ page: String(list.page) }}>
            <PriceDayFilter {...field} />
          </Filters>
        </>
      }
      more={
        <>
          {list.page > 1 && (
            <SubmitButton tone="plain" icon="left" then={String(list.page - 1)}>
              {t("savePrevious")}
            </SubmitButton>
          )}
          {list.page * list.pageSize < list.total && (
            <SubmitButton tone="plain" icon="right" then={String(list.page + 1)}>
              {t("saveNext")}
            </SubmitButton>
          )}
        </>
      }
    >
      <NewPrices validFrom={page.fields.validFrom} rows={rows} currency={currency} />
      <Pagination list={list} />
    </RecordForm>
  );
}
