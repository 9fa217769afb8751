import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { SetSigningRule, SigningRule } from "#app/graphql/signing.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["reportTexts", "forms"], title: "reportTexts:signing.title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalCenter:write");
  return { on: (await api(args, SigningRule)).me.profile!.medicalCenter!.signingAsksPassword };
}

/** The form says which way it was asked: what somebody else has switched meanwhile is not switched back. */
const Turn = z.object({ active: z.enum(["true", "false"]) });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await api(args, SetSigningRule, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, "settings", { tab: "zdravotnicke-zarizeni" })), { key: "reportTexts:signing.switched" });
  });

export default function SigningPage() {
  const { on } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reportTexts");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm title={t("signing.title")} does={t(on ? "signing.turnOff" : "signing.turnOn")} danger={on} cancelHref={to("settings", { tab: "zdravotnicke-zarizeni" })} idempotencyKey={formKey} sends={{ active: String(!on) }}>
      <p className="mb">{t(on ? "signing.isOn" : "signing.isOff")}</p>
    </Confirm>
  );
}
