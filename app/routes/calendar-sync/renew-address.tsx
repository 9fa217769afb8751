import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { RenewCalendarAddress } from "#app/graphql/calendar/calendar-sync.ts";
import { calendarIdOf, entryHere, listHref } from "#app/http/calendar-sync/calendar-here.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { idOf } from "#app/http/request/id-of.ts";

export const handle: PageHandle = {
  i18n: ["calendarSync", "forms"],
  title: "calendarSync:renewQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  return { ...(await entryHere(args)), list: await listHref(args) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const at = { aclId: idOf(args), calendar: calendarIdOf(args) };
    const { email } = (await call(args, RenewCalendarAddress, at)).calendarAclRenew;
    return flash(args, redirect(await listHref(args)), { key: "calendarSync:renewed", values: { email } });
  });

export default function RenewCalendarAddressPage() {
  const { name, email, list } = useLoaderData<typeof loader>();
  const { t } = useTranslation("calendarSync");
  const { formKey } = useRoot();
  return (
    <Confirm
      question={t("renewQuestion")}
      about={<Subject name={email}>{name}</Subject>}
      effect={t("renewText")}
      does={t("renew")}
      backHref={list}
      idempotencyKey={formKey}
    />
  );
}
