import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { deviceName } from "#rules/accounts/device-name.ts";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { ForgetDevice, RememberedDevices } from "#app/graphql/second-factor.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { settingsPages } from "#app/paths/settings.ts";

export const handle: PageHandle = {
  i18n: ["secondFactor", "settings", "forms"],
  title: "secondFactor:forgetTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { rememberedDevices } = await load(args, RememberedDevices);
  const device = rememberedDevices.find(({ id }) => String(id) === args.params.id);
  if (!device) throw new Response(null, { status: 404 });
  return { device: deviceName(device.device) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, ForgetDevice, { device: Number(args.params.id) || 0 });
    return flash(args, redirect(hrefHere(args, settingsPages.sessions)), { key: "secondFactor:forgotten" });
  });

export default function ForgetDevicePage() {
  const { device } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["secondFactor", "settings"]);
  const to = useHref();
  return (
    <Confirm title={t("forgetTitle")} does={t("forget")} cancelHref={to(settingsPages.sessions)}>
      <p className="mb">{t("forgetText", { device: device ?? t("settings:unknownDevice") })}</p>
    </Confirm>
  );
}
