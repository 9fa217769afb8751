import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DatedSettingPage } from "#app/components/dated-settings/dated-setting-page.tsx";
import { loadDatedSetting, saveDatedSetting } from "#app/http/dated-settings/dated-setting.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { useFormPage } from "#app/http/page/form-page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = {
  i18n: ["insurance", "settings", "forms", "errors"],
  title: "insurance:interface.title",
};

export const loader = (args: LoaderFunctionArgs) =>
  loadDatedSetting(args, insurancePages.insuranceInterface, "INSURER_INTERFACE");

export const action = (args: ActionFunctionArgs) => saveDatedSetting(args, "INSURER_INTERFACE");

export default newForVersion(Editing);

/** The version of the interface in the heads of batches. */
function Editing() {
  const { values, ...shown } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<string, string>>("insurer-interface", values);
  const { t } = useTranslation("insurance");
  return (
    <DatedSettingPage
      setting="INSURER_INTERFACE"
      {...shown}
      listLabel={t("title")}
      page={page}
      title={t("interface.title")}
      about={t("interface.about")}
      fields={{
        major: {
          label: t("interface.major"),
          short: t("interface.majorShort"),
          hint: t("interface.majorHint"),
        },
        minor: { label: t("interface.minor"), short: t("interface.minorShort"), hint: t("interface.minorHint") },
        edition: {
          label: t("interface.edition"),
          short: t("interface.editionShort"),
          hint: t("interface.editionHint"),
        },
      }}
    />
  );
}
