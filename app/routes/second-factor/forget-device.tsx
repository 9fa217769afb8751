import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { deviceName } from "#rules/accounts/device-name.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ForgetDevice, RememberedDevices } from "#app/graphql/staff/second-factor.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDateTime } from "#rules/format.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["secondFactor", "settings", "forms"],
  title: "secondFactor:forgetQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { rememberedDevices } = await load(args, RememberedDevices);
  const device = rememberedDevices.find(({ id }) => String(id) === args.params.id);
  if (!device) throw new Response(null, { status: 404 });
  return { ...device, device: deviceName(device.device) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, ForgetDevice, { device: Number(args.params.id) || 0 });
    return flash(args, redirect(hrefHere(args, settingsPages.sessions)), { key: "secondFactor:forgotten" });
  });

export default function ForgetDevicePage() {
  const { device, address, createdAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["secondFactor", "settings"]);
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("forgetQuestion")}
      about={
        <Subject name={device ?? t("settings:unknownDevice")}>
          {address}, {formatDateTime(createdAt, locale)}
        </Subject>
      }
      effect={t("forgetText")}
      does={t("forgetDo")}
      backHref={to(settingsPages.sessions)}
    />
  );
}
