import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DatedSettingPage } from "#app/components/dated-settings/dated-setting-page.tsx";
import { loadDatedSetting, saveDatedSetting } from "#app/http/dated-settings/dated-setting.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { paymentSettingPages } from "#app/paths/money/payment-settings.ts";

export const handle: PageHandle = { i18n: ["billing", "settings", "forms", "errors"], title: "billing:missed.title" };

export const loader = (args: LoaderFunctionArgs) =>
  loadDatedSetting(args, paymentSettingPages.missedVisits, "MISSED_VISITS");

export const action = (args: ActionFunctionArgs) => saveDatedSetting(args, "MISSED_VISITS");

export default newForVersion(Editing);

/** The rules for visits that are missed. */
function Editing() {
  const { values, ...shown } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<string, string>>("missed-visits", values);
  const { t } = useTranslation(["billing", "settings"]);
  return (
    <DatedSettingPage
      setting="MISSED_VISITS"
      {...shown}
      listLabel={t("settings:title")}
      page={page}
      title={t("missed.title")}
      about={t("missed.about")}
      fields={{
        feePercent: { label: t("missed.feePercent"), short: t("missed.feeShort"), hint: t("missed.feeHint") },
        lateHours: { label: t("missed.lateHours"), short: t("missed.lateShort"), hint: t("missed.lateHint") },
      }}
    />
  );
}
