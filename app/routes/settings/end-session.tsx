import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { deviceName } from "#rules/accounts/device-name.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { EndSession, Sessions } from "#app/graphql/center/settings.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDateTime } from "#rules/format.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["settings", "forms"], title: "settings:endSessionQuestion", inDialog: true };

export async function loader(args: LoaderFunctionArgs) {
  const { sessions } = await load(args, Sessions);
  const session = sessions.find(({ id }) => String(id) === args.params.id);
  if (!session) throw new Response(null, { status: 404 });
  return { ...session, device: deviceName(session.device) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, EndSession, { session: Number(args.params.id) || 0 });
    return flash(args, redirect(hrefHere(args, settingsPages.sessions)), { key: "settings:sessionEnded" });
  });

export default function EndSessionPage() {
  const { device, address, lastSeenAt } = useLoaderData<typeof loader>();
  const { t } = useTranslation("settings");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("endSessionQuestion")}
      about={
        <Subject name={device ?? t("unknownDevice")}>
          {address}, {formatDateTime(lastSeenAt, locale)}
        </Subject>
      }
      effect={t("endSessionText")}
      does={t("endSessionDo")}
      backHref={to(settingsPages.sessions)}
    />
  );
}
