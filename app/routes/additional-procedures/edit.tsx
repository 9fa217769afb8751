import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { AdditionalProcedureFields } from "#app/components/procedures/additional-procedure-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { AdditionalProcedureToEdit, UpdateAdditionalProcedure } from "#app/graphql/center/procedures.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { PriceHistory } from "#app/components/prices/price-history.tsx";
import { pricePages } from "#app/paths/money/prices.ts";
import { localDate } from "#rules/time/time.ts";
import { moneyInput } from "#rules/format.ts";
import { AdditionalProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { additionalProcedurePages } from "#app/paths/center/additional-procedures.ts";

export const handle: PageHandle = {
  i18n: ["procedures", "prices", "forms", "errors"],
  title: "procedures:additional.editTitle",
};

/** The values in the form, and their version. */
async function loadShown(args: LoaderFunctionArgs) {
  const { additionalProcedure: row } = await load(args, AdditionalProcedureToEdit, { id: idOf(args) });
  return {
    shown: { name: row.name, price: moneyInput(row.price, await myLocale(args)), vatRate: row.vatRate as string },
    version: row.version,
    prices: row.prices,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, additionalProcedurePages.additionalProcedureEdit);
  const { shown, version, prices } = await loadShown(args);
  return {
    id: idOf(args),
    prices,
    today: localDate(args.context.now()),
    currency: await myCurrency(args),
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, AdditionalProcedureInput(await myCurrency(args)), async (input, form) => {
    await call(args, UpdateAdditionalProcedure, {
      additionalProcedure: idOf(args),
      version: Number(form.get("version")),
      input,
    });
    return flash(args, redirect(hrefHere(args, additionalProcedurePages.additionalProcedures)), {
      key: "procedures:additional.saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { id, prices, today, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "price" | "vatRate" | "version" | "was", string>>(
    "additional-procedure",
    values,
  );
  const { t } = useTranslation("procedures");
  const to = useHref();
  const labelOf = (name: string) => t(name as "name");
  const inWords = (name: string, value: string) =>
    name === "vatRate" && value ? t(`vatRates.${value as "ZERO"}`) : value;
  return (
    <>
      <RecordForm
        title={t("additional.editTitle")}
        list={{ href: to(additionalProcedurePages.additionalProcedures), label: t("additional.title") }}
        save={t("additional.save")}
        page={page}
        labelOf={labelOf}
        basis={page.fields}
        inWords={inWords}
      >
        <AdditionalProcedureFields fields={page.fields} currency={currency} />
      </RecordForm>
      <PriceHistory
        prices={prices}
        currency={currency}
        today={today}
        addHref={to(pricePages.priceNew, { kind: "produkt", id })}
        removeHref={(price) => to(pricePages.priceRemove, { id: price })}
      />
    </>
  );
}
