import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CalendarEmails } from "#app/components/calendar-sync/calendar-emails.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { Calendars } from "#app/graphql/calendar/calendar-sync.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarSyncPages } from "#app/paths/calendar/calendar-sync.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["calendarSync", "settings"], title: "calendarSync:mineTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, calendarSyncPages.myCalendarSync);
  const { me, calendars } = await load(args, Calendars);
  const { id, medicalCenter } = me.profile!;
  return { names: medicalCenter!.calendarFeedNames, calendar: calendars.find((one) => one.id === id)! };
}

export default function MyCalendarSyncPage() {
  const { names, calendar } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["calendarSync", "settings"]);
  const to = useHref();
  const { id: profile } = calendar;
  return (
    <>
      <PageHead
        title={t("mineTitle")}
        over={<a href={to(settingsPages.settings, { tab: "osobni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        <p className="mb">{t(names ? "showsNames" : "shows")}</p>
        <CalendarEmails
          name={calendar.profile.fullName}
          emails={calendar.acls}
          addHref={to(calendarSyncPages.calendarAclNew, { profile })}
          renewHref={(id) => to(calendarSyncPages.calendarAclRenew, { profile, id })}
          removeHref={(id) => to(calendarSyncPages.calendarAclRemove, { profile, id })}
        />
      </div>
    </>
  );
}
