import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { useToday } from "#app/components/today.ts";
import { WholeTimes } from "#app/components/whole-times.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ComingLeave, RemoveLeave } from "#app/graphql/calendar/working-hours.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hoursOwner } from "#app/http/working-hours/hours.server.ts";
import { useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";

export const handle: PageHandle = {
  i18n: ["workingHours", "forms"],
  title: "workingHours:removeLeaveQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { profile, home } = await hoursOwner(args);
  const { profileFreeTimes, profileWorkingHours } = await load(args, ComingLeave, { profile });
  const leave = profileFreeTimes.find(({ id }) => String(id) === args.params.id);
  if (!leave) throw new Response(null, { status: 404 });
  return { home, leave, name: profileWorkingHours[0]!.fullName };
}

export async function action(args: ActionFunctionArgs) {
  const { home } = await hoursOwner(args);
  return submitForm(args, z.object({}), async () => {
    await call(args, RemoveLeave, { event: Number(args.params.id) || 0 });
    return flash(args, redirect(home), { key: "workingHours:leaveRemoved" });
  });
}

export default function RemoveLeavePage() {
  const { home, leave, name } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("workingHours");
  const today = useToday();
  return (
    <Confirm
      question={t("removeLeaveQuestion")}
      about={
        <Subject name={name}>
          {leave.name ?? t("leave")}, <WholeTimes text={formatSpan(leave, locale, today)} />
        </Subject>
      }
      effect={t("removeLeaveText")}
      does={t("removeLeaveDo")}
      backHref={home}
    />
  );
}
