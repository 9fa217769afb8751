import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { MissedVisits, SetMissedVisits } from "#app/graphql/billing.ts";
import { call, load } from "#app/graphql/client.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { settingsPages } from "#app/paths/settings.ts";
import { MissedVisitsInput } from "#rules/inputs/missed-visits.ts";
import { billingPages } from "#app/paths/billing.ts";

type Values = Record<"feePercent" | "lateHours" | "version" | "was", string>;

export const handle: PageHandle = { i18n: ["billing", "forms", "errors", "settings"], title: "billing:missed.title" };

async function loadShown(args: LoaderFunctionArgs) {
  const { missedFeePercent, lateExcuseHours, version } = (await load(args, MissedVisits)).me.profile!.medicalCenter!;
  return { shown: { feePercent: String(missedFeePercent), lateHours: String(lateExcuseHours) }, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, billingPages.missedVisits);
  return { values: await editValues(args, await loadShown(args)) };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, MissedVisitsInput, async (given, form) => {
    await call(args, SetMissedVisits, { ...given, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, settingsPages.settings, { tab: "zdravotnicke-zarizeni" })), {
      key: "billing:missed.saved",
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

/** The rules for visits that are missed. */
function Editing() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Values>("missed-visits", values);
  const { t } = useTranslation(["billing", "settings"]);
  const to = useHref();
  const labelOf = (field: string) => t(`missed.${field as "feePercent" | "lateHours"}`);
  return (
    <RecordForm
      title={t("missed.title")}
      list={{ href: to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" }), label: t("settings:title") }}
      save={t("missed.save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
    >
      <p className="mb read">{t("missed.about")}</p>
      <Group legend={t("missed.title")}>
        <TextField
          field={page.fields.feePercent}
          label={labelOf("feePercent")}
          hint={t("missed.feeHint")}
          width="w8"
          inputMode="numeric"
        />
        <TextField
          field={page.fields.lateHours}
          label={labelOf("lateHours")}
          hint={t("missed.lateHint")}
          width="w8"
          inputMode="numeric"
        />
      </Group>
    </RecordForm>
  );
}
