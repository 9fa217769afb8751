import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { UpdateCashBox } from "#app/graphql/money/cash.ts";
import { call } from "#app/graphql/client.server.ts";
import { cashBoxOf } from "#app/http/cash/cash-box.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { CashBoxInput } from "#rules/inputs/cash/box.ts";

export const handle: PageHandle = { i18n: ["cash", "forms", "errors"], title: "cash:editBox" };

async function loadShown(args: LoaderFunctionArgs) {
  const { name, version } = await cashBoxOf(args);
  return { shown: { name }, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashBox);
  return { values: await editValues(args, await loadShown(args)) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, CashBoxInput, async (input, form) => {
    await call(args, UpdateCashBox, { cashBox: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, cashPages.cashBoxes)), { key: "cash:boxSaved", values: input });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "version" | "was", string>>("cash-box", values);
  const { t } = useTranslation("cash");
  const to = useHref();
  return (
    <RecordForm
      title={t("editBox")}
      list={{ href: to(cashPages.cashBoxes), label: t("boxes") }}
      save={t("save")}
      page={page}
      basis={page.fields}
      labelOf={() => t("name")}
    >
      <TextField field={page.fields.name} label={t("name")} hint={t("nameHint")} maxLength={100} />
    </RecordForm>
  );
}
