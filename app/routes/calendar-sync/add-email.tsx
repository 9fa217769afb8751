import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CalendarAclInput } from "#rules/inputs/calendar/calendar-acl.ts";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { AddCalendarEmail } from "#app/graphql/calendar/calendar-sync.ts";
import { calendarHere, calendarIdOf, listHref } from "#app/http/calendar-sync/calendar-here.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import type { PageHandle } from "#app/http/page/title.ts";

export const handle: PageHandle = { i18n: ["calendarSync", "forms", "errors"], title: "calendarSync:addTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { profile } = await calendarHere(args);
  return { name: profile.fullName, list: await listHref(args), values: (await keptForm(args)) ?? {} };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, CalendarAclInput, async ({ email }) => {
    await call(args, AddCalendarEmail, { email, calendar: calendarIdOf(args) });
    return flash(args, redirect(await listHref(args)), { key: "calendarSync:added", values: { email } });
  });

export default function AddCalendarEmailPage() {
  const { name, list, values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ email: string }>("calendar-email", values);
  const { t } = useTranslation("calendarSync");
  return (
    <RecordForm
      title={t("addTitle")}
      list={{ href: list, label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={() => t("email")}
    >
      <p className="mb">{t("addText", { name })}</p>
      <TextField field={page.fields.email} label={t("email")} hint={t("emailHint")} type="email" maxLength={254} />
    </RecordForm>
  );
}
