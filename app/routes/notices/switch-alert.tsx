import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { leadOf } from "#app/components/notices/alert-table.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Alerts, UpdateAlert } from "#app/graphql/center/notices.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { noticePages } from "#app/paths/center/notices.ts";

export const handle: PageHandle<{ alert: { active: boolean } }> = {
  i18n: ["notices", "forms"],
  title: (t, { alert }) => t(alert.active ? "notices:offQuestion" : "notices:onQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, noticePages.noticeAlert);
  const id = idOf(args);
  const alert = (await load(args, Alerts)).alerts.find((one) => one.id === id);
  if (!alert) throw new Response(null, { status: 404 });
  return { alert };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await call(args, UpdateAlert, { alert: idOf(args), active: active === "true" });
    return flash(args, redirect(hrefHere(args, noticePages.notices)), { key: "notices:switched" });
  });

export default function SwitchAlertPage() {
  const { alert } = useLoaderData<typeof loader>();
  const { t } = useTranslation("notices");
  const { formKey } = useRoot();
  const to = useHref();
  const { active, notificationType } = alert;
  return (
    <Confirm
      question={t(active ? "offQuestion" : "onQuestion")}
      about={<Subject name={t(notificationType === "SMS" ? "sms" : "email")}>{t(`leads.${leadOf(alert)}`)}</Subject>}
      effect={t(active ? "offText" : "onText")}
      does={t(active ? "turnOff" : "turnOn")}
      danger={active}
      backHref={to(noticePages.notices)}
      idempotencyKey={formKey}
      sends={{ active: String(!active) }}
    />
  );
}
