import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { deviceName } from "#rules/device-name.ts";
import { Confirm } from "#app/components/confirm.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ForgetDevice, RememberedDevices } from "#app/graphql/second-factor.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "settings", "forms"], title: "secondFactor:forgetTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { rememberedDevices } = await api(args, RememberedDevices);
  const device = rememberedDevices.find(({ id }) => String(id) === args.params.id);
  if (!device) throw new Response(null, { status: 404 });
  return { device: deviceName(device.device) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await api(args, ForgetDevice, { device: Number(args.params.id) || 0 });
    return flash(args, redirect(hrefHere(args, "sessions")), { key: "secondFactor:forgotten" });
  });

export default function ForgetDevicePage() {
  const { device } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["secondFactor", "settings"]);
  const to = useHref();
  return (
    <Confirm title={t("forgetTitle")} does={t("forget")} cancelHref={to("sessions")}>
      <p className="mb">{t("forgetText", { device: device ?? t("settings:unknownDevice") })}</p>
    </Confirm>
  );
}
