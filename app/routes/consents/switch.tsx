import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { GdprSettings, SetConsentByEmail, SetGdprActive } from "#app/graphql/consents.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { Turn } from "#rules/inputs/consent.ts";

export const handle: PageHandle = { i18n: ["consents", "forms"], title: "consents:switchTitle" };

/** What a centre turns on and off, by the last part of the address. */
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
  const { me } = await api(args, GdprSettings);
  return { name, on: me.profile!.medicalCenter![switches[name].of] };
}

export async function action(args: ActionFunctionArgs) {
  const { turn } = switches[switchOf(args.params.of)];
  return submitForm(args, Turn, async ({ active }) => {
    await api(args, turn, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, "gdpr")), { key: "consents:switched" });
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
      cancelHref={to("gdpr")}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
    >
      <p className="mb">{t(on ? one.off : one.on)}</p>
    </Confirm>
  );
}
