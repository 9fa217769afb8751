import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Retention, SetRetention } from "#app/graphql/patients/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { RetentionInput } from "#rules/inputs/patients/erasure.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";

export const handle: PageHandle = { i18n: ["erasure", "forms", "errors", "settings"], title: "erasure:retentionTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, erasurePages.retention);
  const { retentionYears, type } = (await load(args, Retention)).me.profile!.medicalCenter!;
  return { type, values: (await keptForm(args)) ?? { years: String(retentionYears) } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, RetentionInput, async ({ years }) => {
    await call(args, SetRetention, { years });
    return flash(args, redirect(hrefHere(args, settingsPages.settings, { tab: "zdravotnicke-zarizeni" })), {
      key: "erasure:retentionSaved",
    });
  });

/** The centre's retention of documentation. */
export default function RetentionPage() {
  const { type, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"years", string>>("retention", values);
  const { t } = useTranslation(["erasure", "settings"]);
  const to = useHref();
  return (
    <RecordForm
      title={t("retentionTitle")}
      list={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      save={t("saveRetention")}
      page={page}
      labelOf={() => t("years")}
    >
      <p className="mb read">{t(type === "OTHER" ? "retentionAboutOther" : "retentionAbout")}</p>
      <Group legend={t("retentionTitle")}>
        <TextField field={page.fields.years} label={t("years")} width="w8" inputMode="numeric" />
      </Group>
    </RecordForm>
  );
}
