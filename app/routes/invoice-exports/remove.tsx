import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ExportToRemove, RemoveExport } from "#app/graphql/money/invoice-exports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { invoiceExportPages } from "#app/paths/money/invoice-exports.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["invoiceExports", "forms"],
  title: "invoiceExports:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, invoiceExportPages.invoiceExportRemove);
  return (await load(args, ExportToRemove, { id: idOf(args) })).invoiceExport;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveExport, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, invoiceExportPages.invoiceExports)), { key: "invoiceExports:removed" });
  });

export default function RemoveExportPage() {
  const { dateRange, file } = useLoaderData<typeof loader>();
  const { t } = useTranslation("invoiceExports");
  const { formKey, locale } = useRoot();
  const to = useHref();
  const days = `${formatDate(dateRange.from, locale)} – ${formatDate(dateRange.to, locale)}`;
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<Subject name={days}>{file?.name}</Subject>}
      effect={t("removeText")}
      does={t("removeDo")}
      danger
      backHref={to(invoiceExportPages.invoiceExports)}
      idempotencyKey={formKey}
    />
  );
}
