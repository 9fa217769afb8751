import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { GdprSettings, SetGdprActive } from "#app/graphql/consents.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { Turn } from "#rules/inputs/consent.ts";

export const handle: PageHandle = { i18n: ["consents", "forms"], title: "consents:switchTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { me } = await api(args, GdprSettings);
  return { on: me.profile!.medicalCenter!.gdprActive };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await api(args, SetGdprActive, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, "gdpr")), { key: "consents:switched" });
  });

export default function SwitchConsentsPage() {
  const { on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("consents");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm title={t("active")} does={t(on ? "turnOff" : "turnOn")} danger={on} cancelHref={to("gdpr")} idempotencyKey={formKey} sends={{ active: String(!on) }}>
      <p className="mb">{t(on ? "activeOffText" : "activeOnText")}</p>
    </Confirm>
  );
}
