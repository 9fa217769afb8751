import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { api } from "#app/graphql/client.server.ts";
import { Retention, SetRetention } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { RetentionInput } from "#rules/inputs/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors", "settings"], title: "erasure:retentionTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { retentionYears } = (await api(args, Retention)).me.profile!.medicalCenter!;
  return { values: (await keptForm(args)) ?? { years: String(retentionYears) } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, RetentionInput, async ({ years }) => {
    await api(args, SetRetention, { years });
    return flash(args, redirect(hrefHere(args, "settings", { tab: "zdravotnicke-zarizeni" })), {
      key: "erasure:retentionSaved",
    });
  });

/** How long the centre keeps documentation. */
export default function RetentionPage() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"years", string>>("retention", values);
  const { t } = useTranslation(["erasure", "settings"]);
  const to = useHref();
  return (
    <RecordForm
      title={t("retentionTitle")}
      list={{ href: to("settings", { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      save={t("saveRetention")}
      page={page}
      labelOf={() => t("years")}
    >
      <p className="mb read">{t("retentionAbout")}</p>
      <Group legend={t("retentionTitle")}>
        <TextField field={page.fields.years} label={t("years")} width="w8" inputMode="numeric" />
      </Group>
    </RecordForm>
  );
}
