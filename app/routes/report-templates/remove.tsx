import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { RemoveReportText, ReportText } from "#app/graphql/care/report-templates.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { templatePages } from "#app/paths/care/report-templates.ts";

type Text = ResultOf<typeof ReportText>["template"];
const kindOf = ({ procedure }: Pick<Text, "procedure">) => (procedure ? "Template" : "Phrase");

export const handle: PageHandle<Text> = {
  i18n: ["reportTemplates", "forms"],
  title: (t, text) => t(`reportTemplates:remove${kindOf(text)}Question`),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, templatePages.reportTextRemove);
  return (await load(args, ReportText, { id: idOf(args) })).template;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveReportText, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, templatePages.reportTexts)), { key: "reportTemplates:removed" });
  });

export default function RemoveReportTextPage() {
  const text = useLoaderData<typeof loader>();
  const { t } = useTranslation("reportTemplates");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(`remove${kindOf(text)}Question`)}
      about={
        <Subject name={text.name}>
          {[text.procedure?.name, t(text.own ? "mine" : "everybodys")].filter(Boolean).join(", ")}
        </Subject>
      }
      effect={t("removeText")}
      does={t(`remove${kindOf(text)}Do`)}
      backHref={to(templatePages.reportTexts)}
      idempotencyKey={formKey}
    />
  );
}
