import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { RemoveReportText, ReportText } from "#app/graphql/report-templates.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { templatePages } from "#app/paths/report-templates.ts";

export const handle: PageHandle = {
  i18n: ["reportTemplates", "forms"],
  title: "reportTemplates:removeTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalReport:write");
  return (await load(args, ReportText, { id: idOf(args) })).template;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveReportText, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, templatePages.reportTexts)), { key: "reportTemplates:removed" });
  });

export default function RemoveReportTextPage() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reportTemplates");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      title={t("removeTitle")}
      does={t("removeDo")}
      cancelHref={to(templatePages.reportTexts)}
      idempotencyKey={formKey}
    >
      <p className="mb">{t("removeText", { name })}</p>
    </Confirm>
  );
}
