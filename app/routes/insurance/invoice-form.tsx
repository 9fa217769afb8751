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
  title: "insurance:invoiceForm.title",
};

export const loader = (args: LoaderFunctionArgs) =>
  loadDatedSetting(args, insurancePages.insuranceInvoiceForm, "INSURER_INVOICE_FORM");

export const action = (args: ActionFunctionArgs) => saveDatedSetting(args, "INSURER_INVOICE_FORM");

export default newForVersion(Editing);

/** The version of the form in the heads of F-dávky. */
function Editing() {
  const { values, ...shown } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<string, string>>("insurer-invoice-form", values);
  const { t } = useTranslation("insurance");
  return (
    <DatedSettingPage
      setting="INSURER_INVOICE_FORM"
      {...shown}
      listLabel={t("title")}
      page={page}
      title={t("invoiceForm.title")}
      about={t("invoiceForm.about")}
      fields={{
        major: {
          label: t("invoiceForm.major"),
          short: t("invoiceForm.majorShort"),
          hint: t("invoiceForm.majorHint"),
        },
        minor: { label: t("invoiceForm.minor"), short: t("invoiceForm.minorShort"), hint: t("invoiceForm.minorHint") },
      }}
    />
  );
}
