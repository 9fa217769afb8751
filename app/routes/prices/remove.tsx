import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PriceToRemove, RemovePrice } from "#app/graphql/money/prices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { pricedHref } from "#app/http/prices/priced-href.ts";
import { localeHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { pricePages } from "#app/paths/money/prices.ts";

export const handle: PageHandle = {
  i18n: ["prices", "forms", "errors"],
  title: "prices:removeQuestion",
  inDialog: true,
};

const priceOf = async (args: LoaderFunctionArgs) => (await load(args, PriceToRemove, { id: idOf(args) })).price;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, pricePages.priceRemove);
  return priceOf(args);
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const { priced } = await priceOf(args);
    await call(args, RemovePrice, { price: idOf(args), version: Number(form.get("version")) });
    return flash(args, redirect(pricedHref(localeHere(args), priced.target, priced.id)), { key: "prices:removed" });
  });

export default function RemovePricePage() {
  const { validFrom, amount, version, priced } = useLoaderData<typeof loader>();
  const page = useFormPage("price-removal", {});
  const { t } = useTranslation("prices");
  const { locale } = useRoot();
  const { currency } = priced.price;
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("removeQuestion")}
      about={
        <Subject name={priced.name}>
          {formatMoney({ amount, currency }, locale)} {t("from", { date: formatDate(validFrom, locale) })}
        </Subject>
      }
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={pricedHref(locale, priced.target, priced.id)}
      faults={<ErrorSummary form={page.form} labelOf={() => t("price")} apiMessage={page.apiMessage} />}
    />
  );
}
