import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Pagination } from "#app/components/base/pagination.tsx";
import { Note } from "#app/components/base/note.tsx";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { NewPrices, type NewPriceRow } from "#app/components/prices/new-prices.tsx";
import { call } from "#app/graphql/client.server.ts";
import { SetPrices } from "#app/graphql/money/prices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { followPrices } from "#app/http/prices/follow-prices.server.ts";
import { priceRows } from "#app/http/prices/price-rows.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { pricePages } from "#app/paths/money/prices.ts";
import { dateInput, formatDate } from "#rules/format.ts";
import { PricesForm } from "#rules/inputs/payments/prices.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";

export const handle: PageHandle = { i18n: ["prices", "forms", "errors"], title: "prices:newTitle" };

type Typed = { validFrom: string; shownFrom: string; prices: NewPriceRow[] };

/** A page of the prices of a day as fields. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.pricesNew);
  const page = await priceRows(args);
  const kept = (await keptForm(args)) as Typed | undefined;
  const today = localDate(args.context.now());
  return { ...page, today, values: kept ?? { validFrom: page.day, shownFrom: page.day, prices: page.list.items } };
}

export async function action(args: ActionFunctionArgs) {
  const locale = await myLocale(args);
  const schema = PricesForm(await myCurrency(args), localDate(args.context.now()), locale);
  const answer = await submitForm(args, schema, async (input, form, drawAgain) => {
    if (input.validFrom !== input.shownFrom || form.get("then") === "day")
      return drawAgain({ otherDay: input.validFrom });
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
  const answered = useActionData<Refusal>()?.result.initialValue as Typed | undefined;
  const { shownFrom, prices } = answered ?? data.values;
  // Another day, and the changes of another user, need new fields.
  const basis = prices.map(({ version }) => version).join(" ");
  return <NewPricesForm key={`${shownFrom} ${data.list.page} ${basis}`} {...data} />;
}

function NewPricesForm({ today, currency, list, values }: ReturnType<typeof useLoaderData<typeof loader>>) {
  const page = useFormPage<Typed>("prices", values);
  const { t } = useTranslation("prices");
  const { locale } = useRoot();
  const to = useHref();
  const shown = page.fields.shownFrom.defaultValue as IsoDate;
  const otherDay = page.refusal?.details.otherDay as IsoDate | undefined;
  const rows = page.fields.prices.getFieldList().map((row) => row.getFieldset());
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(pricePages.priceList), label: t("title") }}
      save={t("saveFrom", { date: formatDate(shown, locale) })}
      page={page}
      labelOf={(field) => rows.find(({ price }) => price.name === field)?.name.defaultValue ?? t("validFrom")}
      before={
        <>
          <p className="mb">
            {t("newText")} <a href={to(pricePages.pricesChange, { from: dateInput(shown, locale) })}>{t("change")}</a>
          </p>
          {otherDay && <Note>{t("otherDay", { date: formatDate(otherDay, locale) })}</Note>}
        </>
      }
      more={
        <>
          <SubmitButton tone="plain" then="day">
            {t("showDay")}
          </SubmitButton>
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
      <DateField field={page.fields.validFrom} label={t("validFrom")} hint={t("dayHint")} today={today} />
      <NewPrices shownFrom={page.fields.shownFrom} rows={rows} currency={currency} />
      <Pagination list={list} />
    </RecordForm>
  );
}
