import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { AdditionalProcedureFields } from "#app/components/procedures/additional-procedure-fields.tsx";
import { api } from "#app/graphql/client.server.ts";
import { AdditionalProcedureToEdit, UpdateAdditionalProcedure } from "#app/graphql/procedures.ts";
import { flash } from "#app/http/flash.server.ts";
import { basisOf, followStale } from "#app/http/follow-stale.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { myCurrency } from "#app/http/procedure-form.server.ts";
import { submitForm, type Refusal } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { moneyInput } from "#rules/format.ts";
import { AdditionalProcedureInput } from "#rules/inputs/procedure.ts";

export const handle: PageHandle = { i18n: ["procedures", "forms", "errors"], title: "procedures:additional.editTitle" };

/** What the form shows of it now, and which version that is. */
async function shownOf(args: LoaderFunctionArgs) {
  const { additionalProcedure: row } = await api(args, AdditionalProcedureToEdit, { id: idOf(args) });
  return {
    shown: { name: row.name, price: moneyInput(row.price, await myLocale(args)), vatRate: row.vatRate as string },
    version: row.version,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { shown, version } = await shownOf(args);
  return {
    currency: await myCurrency(args),
    values: (await keptForm(args)) ?? { ...shown, version: String(version), was: basisOf(shown) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, AdditionalProcedureInput(await myCurrency(args)), async (input, form) => {
    await api(args, UpdateAdditionalProcedure, {
      additionalProcedure: idOf(args),
      version: Number(form.get("version")),
      input,
    });
    return flash(args, redirect(hrefHere(args, "additionalProcedures")), {
      key: "procedures:additional.saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, async () => {
    const { shown, version } = await shownOf(args);
    return { ...shown, version };
  });
}

/** Begun anew when somebody else's version came in between. */
export default function EditAdditionalProcedurePage() {
  const refusal = useActionData<Refusal>();
  return <Editing key={String(refusal?.details.version)} />;
}

function Editing() {
  const { currency, values } = useLoaderData<typeof loader>();
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
    <RecordForm
      title={t("additional.editTitle")}
      list={{ href: to("additionalProcedures"), label: t("additional.title") }}
      save={t("additional.save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
      inWords={inWords}
    >
      <AdditionalProcedureFields fields={page.fields} currency={currency} />
    </RecordForm>
  );
}
