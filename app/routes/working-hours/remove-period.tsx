import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { formatDate } from "#rules/format.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { HoursPeriods, RemoveHoursPeriod } from "#app/graphql/calendar/working-hours.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hoursOwner } from "#app/http/working-hours/hours.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = {
  i18n: ["workingHours", "forms"],
  title: "workingHours:removePeriodQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { profile } = await hoursOwner(args);
  const { profileWorkingHours } = await load(args, HoursPeriods, { profile });
  const { fullName, workingHoursPeriods } = profileWorkingHours[0]!;
  const period = workingHoursPeriods.find(({ id }) => String(id) === args.params.id);
  if (!period) throw new Response(null, { status: 404 });
  return { profile, fullName, id: period.id, from: period.from, to: period.to };
}

export async function action(args: ActionFunctionArgs) {
  const { home } = await hoursOwner(args);
  return submitForm(args, z.object({}), async () => {
    await call(args, RemoveHoursPeriod, { period: Number(args.params.id) || 0 });
    return flash(args, redirect(home), { key: "workingHours:periodRemoved" });
  });
}

export default function RemovePeriodPage() {
  const { profile, fullName, id, ...period } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("workingHours");
  const to = useHref();
  return (
    <Confirm
      question={t("removePeriodQuestion")}
      about={
        <Subject name={fullName}>
          {formatDate(period.from, locale)} – {formatDate(period.to, locale)}
        </Subject>
      }
      effect={t("removePeriodText")}
      does={t("removePeriod")}
      backHref={to(hoursPages.hoursPeriod, { profile, id })}
    />
  );
}
