import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { CreateCashBox } from "#app/graphql/money/cash.ts";
import { call } from "#app/graphql/client.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { CashBoxInput } from "#rules/inputs/cash/box.ts";

export const handle: PageHandle = { i18n: ["cash", "forms", "errors"], title: "cash:newBox" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashBoxNew);
  return { values: (await keptForm(args)) ?? { name: "" } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, CashBoxInput, async (input) => {
    await call(args, CreateCashBox, { input });
    return flash(args, redirect(hrefHere(args, cashPages.cashBoxes)), { key: "cash:boxSaved", values: input });
  });

export default function CreateCashBoxPage() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ name: string }>("cash-box", values);
  const { t } = useTranslation("cash");
  const to = useHref();
  return (
    <RecordForm
      title={t("newBox")}
      list={{ href: to(cashPages.cashBoxes), label: t("boxes") }}
      save={t("save")}
      page={page}
      labelOf={() => t("name")}
    >
      <TextField field={page.fields.name} label={t("name")} hint={t("nameHint")} maxLength={100} />
    </RecordForm>
  );
}
