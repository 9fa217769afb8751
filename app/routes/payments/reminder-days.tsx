import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ReminderDays, SetReminderDays } from "#app/graphql/money/unpaid-payments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { ReminderDaysInput } from "#rules/inputs/payments/reminders.ts";
import { paymentSettingPages } from "#app/paths/money/payment-settings.ts";

export const handle: PageHandle = {
  i18n: ["payments", "notices", "forms", "errors"],
  title: "payments:reminderDays",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentSettingPages.reminderDays);
  const { reminderDays } = (await load(args, ReminderDays)).me.profile!.medicalCenter!;
  return { values: (await keptForm(args)) ?? { days: String(reminderDays) } };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReminderDaysInput, async ({ days }) => {
    await call(args, SetReminderDays, { days });
    return flash(args, redirect(hrefHere(args, noticePages.notices)), { key: "payments:daysSaved" });
  });

/** The least days between two reminders of a payment. */
export default function ReminderDaysPage() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"days", string>>("reminder-days", values);
  const { t } = useTranslation(["payments", "notices"]);
  const to = useHref();
  return (
    <RecordForm
      title={t("reminderDays")}
      list={{ href: to(noticePages.notices), label: t("notices:title") }}
      save={t("saveDays")}
      page={page}
      labelOf={() => t("days")}
    >
      <TextField
        field={page.fields.days}
        label={t("days")}
        hint={t("reminderDaysText")}
        width="w4"
        inputMode="numeric"
        autoComplete="off"
      />
    </RecordForm>
  );
}
