import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Calendars, SetCalendarFeedNames } from "#app/graphql/calendar/calendar-sync.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { calendarSyncPages } from "#app/paths/calendar/calendar-sync.ts";

export const handle: PageHandle<{ on: boolean }> = {
  i18n: ["calendarSync", "forms"],
  title: (t, { on }) => t(on ? "calendarSync:namesOffQuestion" : "calendarSync:namesOnQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, calendarSyncPages.calendarFeedNames);
  return { on: (await load(args, Calendars)).me.profile!.medicalCenter!.calendarFeedNames };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await call(args, SetCalendarFeedNames, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, calendarSyncPages.calendarSync)), { key: "calendarSync:switched" });
  });

export default function SwitchFeedNamesPage() {
  const { on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("calendarSync");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(on ? "namesOffQuestion" : "namesOnQuestion")}
      about={<Subject name={t("names")} />}
      effect={t(on ? "namesOffText" : "namesOnText")}
      does={t(on ? "turnOff" : "turnOn")}
      danger={!on}
      backHref={to(calendarSyncPages.calendarSync)}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
    />
  );
}
