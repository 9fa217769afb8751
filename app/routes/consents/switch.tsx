import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { GdprSettings, SetGdprActive, SetGdprConsentByEmail } from "#app/graphql/consents.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["consents", "forms"], title: "consents:switchTitle" };

/** What the address can switch. */
const switches = { souhlasy: { field: "gdprActive", words: "active", set: SetGdprActive }, "e-mail": { field: "gdprConsentByEmail", words: "byEmail", set: SetGdprConsentByEmail } } as const;

function switchOf({ params: { what } }: LoaderFunctionArgs) {
  if (what !== "souhlasy" && what !== "e-mail") throw new Response(null, { status: 404 });
  return switches[what];
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  const { field, words } = switchOf(args);
  const { me } = await api(args, GdprSettings);
  return { words, on: me.profile!.medicalCenter![field] };
}

/** The form says which way it was asked: what somebody else has switched meanwhile is not switched back. */
const Turn = z.object({ active: z.enum(["true", "false"]) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await api(args, switchOf(args).set, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, "gdpr")), { key: "consents:switched" });
  });

export default function SwitchConsentsPage() {
  const { words, on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("consents");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm title={t(words)} does={t(on ? "turnOff" : "turnOn")} danger={on} cancelHref={to("gdpr")} idempotencyKey={formKey} sends={{ active: String(!on) }}>
      <p className="mb">{t(`${words}${on ? "Off" : "On"}Text`)}</p>
    </Confirm>
  );
}
