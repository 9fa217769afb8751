import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { OneImport, UndoImport } from "#app/graphql/center/imports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { importPages } from "#app/paths/center/imports.ts";

export const handle: PageHandle = { i18n: ["imports", "forms", "errors"], title: "imports:undoTitle", inDialog: true };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, importPages.importUndo);
  return (await load(args, OneImport, { id: idOf(args) })).import;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const id = idOf(args);
    await call(args, UndoImport, { id, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, importPages.import, { id })), { key: "imports:undoing" });
  });

export default function UndoImportPage() {
  const { id, name, state, version, rows } = useLoaderData<typeof loader>();
  const { t } = useTranslation("imports");
  const { form, formProps, apiMessage } = useFormPage<Record<string, never>>("undo");
  const to = useHref();
  const made = rows.find(({ state }) => state === "WRITTEN")?.count ?? 0;
  return (
    <Confirm
      question={t("undoTitle")}
      about={<Subject name={name}>{t("made", { count: made })}</Subject>}
      effect={t("undoText")}
      does={state === "WRITTEN" ? t("undoDo") : undefined}
      danger
      backHref={to(importPages.import, { id })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      {...formProps}
      version={version}
    />
  );
}
