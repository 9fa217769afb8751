import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DatedSettingToRemove, RemoveDatedSetting } from "#app/graphql/center/dated-settings.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { datedSettingPages, pageOfSetting } from "#app/paths/center/dated-settings.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["settings", "forms", "errors"],
  title: "settings:dated.removeQuestion",
  inDialog: true,
};

async function changeOf(args: LoaderFunctionArgs) {
  const { datedSetting, me } = await load(args, DatedSettingToRemove, { id: idOf(args) });
  return {
    validFrom: datedSetting.validFrom,
    version: me.profile!.medicalCenter!.version,
    href: hrefHere(args, pageOfSetting[datedSetting.setting]),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, datedSettingPages.datedSettingRemove);
  return changeOf(args);
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const { href } = await changeOf(args);
    await call(args, RemoveDatedSetting, { datedSetting: idOf(args), version: Number(form.get("version")) });
    return flash(args, redirect(href), { key: "settings:dated.removed" });
  });

export default function RemoveChangePage() {
  const { validFrom, version, href } = useLoaderData<typeof loader>();
  const page = useFormPage("change-removal", {});
  const { t } = useTranslation("settings");
  const { locale } = useRoot();
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("dated.removeQuestion")}
      about={<Subject name={t("dated.from", { date: formatDate(validFrom, locale) })} />}
      effect={t("dated.removeText")}
      does={t("dated.removeDo")}
      backHref={href}
      faults={<ErrorSummary form={page.form} labelOf={() => t("dated.validFrom")} apiMessage={page.apiMessage} />}
    />
  );
}
