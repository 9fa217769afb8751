import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Pagination } from "#app/components/base/pagination.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ChangedPrices } from "#app/components/prices/changed-prices.tsx";
import { PriceDayFilter } from "#app/components/prices/price-day-filter.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ChangePrices, PricesToChange } from "#app/graphql/money/prices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { dayOfNewPrices } from "#app/http/prices/day-of-new-prices.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { pricePages } from "#app/paths/money/prices.ts";
import { dateInput, formatDate, formatNumber } from "#rules/format.ts";
import { PriceChangeForm } from "#rules/inputs/payments/prices.ts";
import { changeByPercent, readPercent } from "#rules/prices/change-by-percent.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["prices", "forms", "errors"], title: "prices:changeTitle" };

/** The prices to which the percentage of the address brings those of the day before, a page of them. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.pricesChange);
  const { from, percent = "", page } = queryOf(args, pricePages.pricesChange);
  const { day, field } = await dayOfNewPrices(args, from);
  const change = readPercent(percent);
  const asked = { day, field, percent, wrong: percent.trim() !== "" && change === null };
  if (change === null || field.wrong || field.past) return { ...asked, change: null };
  const currency = await myCurrency(args);
  const { priceList } = await load(args, PricesToChange, { on: day, page });
  const items = priceList.items.map(({ price, before: { amount: before }, ...row }) => ({
    ...row,
    before,
    set: price.amount,
    changed: changeByPercent(before, change, currency),
  }));
  return { ...asked, change, currency, list: { ...priceList, items } };
}

export async function action(args: ActionFunctionArgs) {
  const locale = await myLocale(args);
  const schema = PriceChangeForm(localDate(args.context.now()), locale);
  return submitForm(args, schema, async (input, form) => {
    const version = Number(form.get("version"));
    const { pricesChange: count } = await call(args, ChangePrices, { ...input, version });
    const from = dateInput(input.validFrom, locale);
    return flash(args, redirect(hrefHere(args, pricePages.pricesNew, { from })), {
      key: count > 0 ? "prices:saved" : "prices:unchanged",
      values: { count },
    });
  });
}

export default function ChangePricesPage() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation("prices");
  const to = useHref();
  return (
    <>
      <PageHead title={t("changeTitle")} over={<a href={to(pricePages.priceList)}>{t("title")}</a>} />
      <div className="sheet">
        <p className="mb">{t("changeText")}</p>
        <Filters label={t("changeTitle")} show={t("preview")}>
          <PriceDayFilter {...data.field} />
          <FilterText
            name="percent"
            label={t("percent")}
            value={data.percent}
            width="w8"
            wrong={data.wrong && t("percentWrong")}
          />
        </Filters>
      </div>
      {data.change !== null && <Preview {...data} />}
    </>
  );
}

type Shown = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { change: number }>;

function Preview({ day, field, percent, change, currency, list }: Shown) {
  const page = useFormPage("price-change", {});
  const { t } = useTranslation(["prices", "forms"]);
  const { locale } = useRoot();
  const to = useHref();
  const words = { percent: formatNumber(change / 100, locale), date: formatDate(day, locale) };
  return (
    <div className="sheet">
      <ErrorSummary
        form={page.form}
        labelOf={(name) => t(name === "change" ? "percent" : "validFrom")}
        apiMessage={page.apiMessage}
      />
      <Form {...page.formProps} version={list.version}>
        <ChangedPrices validFrom={day} change={change} rows={list.items} currency={currency} />
        <Pagination list={list} hrefOf={(page) => to(pricePages.pricesChange, { from: field.value, percent, page })} />
        <Actions>
          <SubmitButton>{t("changeAll", words)}</SubmitButton>
          <a href={to(pricePages.priceList)}>{t("forms:cancel")}</a>
        </Actions>
      </Form>
    </div>
  );
}
