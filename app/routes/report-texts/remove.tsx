import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { RemoveReportText, ReportText } from "#app/graphql/report-texts.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["reportTexts", "forms"], title: "reportTexts:removeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalReport:write");
  return (await api(args, ReportText, { id: idOf(args) })).template;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await api(args, RemoveReportText, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, "reportTexts")), { key: "reportTexts:removed" });
  });

export default function RemoveReportTextPage() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reportTexts");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm title={t("removeTitle")} does={t("removeDo")} cancelHref={to("reportTexts")} idempotencyKey={formKey}>
      <p className="mb">{t("removeText", { name })}</p>
    </Confirm>
  );
}
