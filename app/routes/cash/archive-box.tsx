import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { ArchiveCashBox } from "#app/graphql/money/cash.ts";
import { call } from "#app/graphql/client.server.ts";
import { cashBoxOf } from "#app/http/cash/cash-box.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";

export const handle: PageHandle<{ archivedAt: string | null }> = {
  i18n: ["cash", "forms", "errors"],
  title: (t, { archivedAt }) => t(archivedAt ? "cash:unarchiveQuestion" : "cash:archiveQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashBoxArchive);
  return cashBoxOf(args);
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const archived = form.get("archived") === "1";
    await call(args, ArchiveCashBox, { cashBox: idOf(args), archived, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, cashPages.cashBoxes)), {
      key: archived ? "cash:archived" : "cash:unarchived",
    });
  });

export default function ArchiveCashBoxPage() {
  const { number, name, archivedAt, version } = useLoaderData<typeof loader>();
  const page = useFormPage("cash-box-archive", {});
  const { t } = useTranslation("cash");
  const to = useHref();
  const way = archivedAt ? "unarchive" : "archive";
  return (
    <Confirm
      {...page.formProps}
      version={version}
      sends={{ archived: archivedAt ? "" : "1" }}
      question={t(`${way}Question`)}
      about={<Subject name={name}>{t("boxOf", { number })}</Subject>}
      effect={t(`${way}Text`)}
      does={t(`${way}Do`)}
      danger={!archivedAt}
      backHref={to(cashPages.cashBoxes)}
      faults={<ErrorSummary form={page.form} labelOf={() => t("name")} apiMessage={page.apiMessage} />}
    />
  );
}
