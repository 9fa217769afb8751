import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { MoneyField } from "#app/components/forms/fields/money-field.tsx";
import { Pair } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Priced, SetPrices } from "#app/graphql/money/prices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { pricedHref } from "#app/http/prices/priced-href.ts";
import { targetOf } from "#app/http/prices/target-of.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { localeHere } from "#app/http/request/href-here.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { formatMoney } from "#rules/format.ts";
import { NewPriceForm } from "#rules/inputs/payments/prices.ts";
import { localDate } from "#rules/time/time.ts";
import { pricePages } from "#app/paths/money/prices.ts";

export const handle: PageHandle = { i18n: ["prices", "forms", "errors"], title: "prices:add" };

type Typed = Record<"validFrom" | "price" | "version", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.priceNew);
  const target = targetOf(args);
  const { priced } = await load(args, Priced, { target, id: idOf(args) });
  return {
    target,
    id: idOf(args),
    name: priced.name,
    today: localDate(args.context.now()),
    now: formatMoney(priced.price, await myLocale(args)),
    currency: await myCurrency(args),
    values: ((await keptForm(args)) ?? { validFrom: "", price: "", version: String(priced.version) }) as Typed,
  };
}

export async function action(args: ActionFunctionArgs) {
  const schema = NewPriceForm(await myCurrency(args), localDate(args.context.now()), await myLocale(args));
  return submitForm(args, schema, async ({ validFrom, price }, form) => {
    const [target, id] = [targetOf(args), idOf(args)];
    const prices = [{ target, id, version: Number(form.get("version")), price }];
    await call(args, SetPrices, { validFrom, prices });
    return flash(args, redirect(pricedHref(localeHere(args), target, id)), { key: "prices:added" });
  });
}

export default function AddPricePage() {
  const { target, id, name, today, now, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("price", values);
  const { t } = useTranslation("prices");
  const { locale } = useRoot();
  return (
    <RecordForm
      title={t("add")}
      list={{ href: pricedHref(locale, target, id), label: name }}
      save={t("save")}
      page={page}
      labelOf={(field) => t(field === "price" ? "price" : "validFrom")}
      version={Number(values.version)}
    >
      <Pair>
        <DateField field={page.fields.validFrom} label={t("validFrom")} today={today} />
        <MoneyField
          field={page.fields.price}
          label={t("price")}
          hint={t("priceNow", { price: now })}
          currency={currency}
        />
      </Pair>
    </RecordForm>
  );
}
