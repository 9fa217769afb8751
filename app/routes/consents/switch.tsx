import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { GdprSettings, SetConsentByEmail, SetGdprActive } from "#app/graphql/patients/consents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { consentPages } from "#app/paths/patients/consents.ts";

export const handle: PageHandle<Data | undefined> = {
  i18n: ["consents", "forms"],
  title: (t, data) => t(data ? `consents:${data.name}${data.on ? "Off" : "On"}Question` : "consents:title"),
  inDialog: true,
};

/** The switches of a centre, by the last part of the address. */
const switches = {
  souhlasy: { of: "gdprActive", turn: SetGdprActive, name: "active" },
  "e-mail": { of: "gdprConsentByEmail", turn: SetConsentByEmail, name: "byEmail" },
} as const;
type Data = { name: (typeof switches)[keyof typeof switches]["name"]; on: boolean };

function switchOf(name: string | undefined) {
  if (name === undefined || !Object.hasOwn(switches, name)) throw new Response(null, { status: 404 });
  return switches[name as keyof typeof switches];
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, consentPages.gdprSwitch);
  const { name, of } = switchOf(args.params.of);
  const { me } = await load(args, GdprSettings);
  return { name, on: me.profile!.medicalCenter![of] } satisfies Data;
}

export async function action(args: ActionFunctionArgs) {
  const { turn } = switchOf(args.params.of);
  return submitForm(args, Turn, async ({ active }) => {
    await call(args, turn, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, consentPages.gdpr)), { key: "consents:switched" });
  });
}

export default function SwitchConsentsPage() {
  const { name, on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("consents");
  const { formKey, user } = useRoot();
  const to = useHref();
  const turned = `${name}${on ? "Off" : "On"}` as const;
  return (
    <Confirm
      question={t(`${turned}Question`)}
      about={<Subject name={user!.profile!.medicalCenter!.name}>{t(on ? "on" : "off")}</Subject>}
      effect={t(`${turned}Text`)}
      does={t(on ? "turnOff" : "turnOn")}
      danger={on}
      backHref={to(consentPages.gdpr)}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
    />
  );
}
