import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ProcedureFields } from "#app/components/procedures/procedure-fields.tsx";
import { procedureValues, type ProcedureValues } from "#app/components/procedures/procedure-values.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ProcedureToEdit, UpdateProcedure } from "#app/graphql/center/procedures.ts";
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
import { procedureBooks } from "#app/http/procedures/procedure-form.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { PriceHistory } from "#app/components/prices/price-history.tsx";
import { pricePages } from "#app/paths/money/prices.ts";
import { localDate } from "#rules/time/time.ts";
import { ProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";

export const handle: PageHandle = { i18n: ["procedures", "prices", "forms", "errors"], title: "procedures:editTitle" };

const idInQuery = (args: LoaderFunctionArgs) =>
  idOf({ params: { id: String(queryOf(args, procedurePages.procedureEdit).id) } });
const loadProcedure = async (args: LoaderFunctionArgs) =>
  (await load(args, ProcedureToEdit, { id: idInQuery(args) })).procedure;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, procedurePages.procedureEdit);
  const procedure = await loadProcedure(args);
  const shown = procedureValues(procedure, await myLocale(args));
  const values = await editValues(args, { shown, version: procedure.version });
  const { id, prices } = procedure;
  return {
    ...(await procedureBooks(args, procedure.profileIds)),
    values,
    id,
    prices,
    today: localDate(args.context.now()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, ProcedureInput(await myCurrency(args)), async (input, form) => {
    await call(args, UpdateProcedure, { procedure: idInQuery(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, procedurePages.procedures)), {
      key: "procedures:saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, async () => {
    const procedure = await loadProcedure(args);
    return { shown: procedureValues(procedure, await myLocale(args)), version: procedure.version };
  });
}

export default newForVersion(Editing);

function Editing() {
  const { values, currency, people, facilities, id, prices, today } = useLoaderData<typeof loader>();
  const page = useFormPage<ProcedureValues & Record<"version" | "was", string>>("procedure", values);
  const { t } = useTranslation("procedures");
  const to = useHref();
  const labelOf = (name: string) => t(name as "name");
  const names = (options: readonly { id: number; name: string }[], chosen: string) =>
    options
      .filter(({ id }) => chosen.split(",").includes(String(id)))
      .map(({ name }) => name)
      .join(", ");
  const inWords = (name: string, value: string) => {
    if (name === "profileIds")
      return names(
        people.map(({ id, fullName }) => ({ id, name: fullName })),
        value,
      );
    if (name === "facilityIds") return names(facilities, value);
    if (name === "accessibleInBooking") return t(value ? "yes" : "no");
    return ["type", "uzisType", "vatRate", "color"].includes(name) && value
      ? t(`${name}s.${value}` as "types.GROUP")
      : value;
  };
  return (
    <>
      <RecordForm
        title={t("editTitle")}
        list={{ href: to(procedurePages.procedures), label: t("title") }}
        save={t("save")}
        page={page}
        labelOf={labelOf}
        basis={page.fields}
        inWords={inWords}
      >
        <ProcedureFields fields={page.fields} currency={currency} people={people} facilities={facilities} />
      </RecordForm>
      <PriceHistory
        prices={prices}
        currency={currency}
        today={today}
        addHref={to(pricePages.priceNew, { kind: "sluzba", id })}
        removeHref={(price) => to(pricePages.priceRemove, { id: price })}
      />
    </>
  );
}
