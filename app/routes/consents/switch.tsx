import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { GdprSettings, SetConsentByEmail, SetGdprActive } from "#app/graphql/consents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { consentPages } from "#app/paths/consents.ts";

export const handle: PageHandle = { i18n: ["consents", "forms"], title: "consents:switchTitle", inDialog: true };

/** The switches of a centre, by the last part of the address. */
const switches = {
  souhlasy: { of: "gdprActive", turn: SetGdprActive, title: "active", on: "activeOnText", off: "activeOffText" },
  "e-mail": {
    of: "gdprConsentByEmail",
    turn: SetConsentByEmail,
    title: "byEmail",
    on: "byEmailOnText",
    off: "byEmailOffText",
  },
} as const;

function switchOf(name: string | undefined) {
  if (name === undefined || !Object.hasOwn(switches, name)) throw new Response(null, { status: 404 });
  return name as keyof typeof switches;
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const name = switchOf(args.params.of);
  const { me } = await load(args, GdprSettings);
  return { name, on: me.profile!.medicalCenter![switches[name].of] };
}

export async function action(args: ActionFunctionArgs) {
  const { turn } = switches[switchOf(args.params.of)];
  return submitForm(args, Turn, async ({ active }) => {
    await call(args, turn, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, consentPages.gdpr)), { key: "consents:switched" });
  });
}

export default function SwitchConsentsPage() {
  const { name, on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("consents");
  const { formKey } = useRoot();
  const to = useHref();
  const one = switches[name];
  return (
    <Confirm
      title={t(one.title)}
      does={t(on ? "turnOff" : "turnOn")}
      danger={on}
      cancelHref={to(consentPages.gdpr)}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
    >
      <p className="mb">{t(on ? one.off : one.on)}</p>
    </Confirm>
  );
}
