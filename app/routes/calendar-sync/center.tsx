import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CalendarEmails } from "#app/components/calendar-sync/calendar-emails.tsx";
import { NamesSwitch } from "#app/components/calendar-sync/names-switch.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { Calendars } from "#app/graphql/calendar/calendar-sync.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarSyncPages } from "#app/paths/calendar/calendar-sync.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["calendarSync", "settings"], title: "calendarSync:title" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, calendarSyncPages.calendarSync);
  const { me, calendars } = await load(args, Calendars);
  return { names: me.profile!.medicalCenter!.calendarFeedNames, calendars };
}

export default function CalendarSyncPage() {
  const { names, calendars } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["calendarSync", "settings"]);
  const to = useHref();
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
      />
      <div className="sheet">
        <p className="mb">{t("what")}</p>
        <p className="mb">{t(names ? "showsNames" : "shows")}</p>
        <NamesSwitch on={names} href={to(calendarSyncPages.calendarFeedNames)} />
        {calendars.map(({ id: profile, profile: { fullName }, acls }) => (
          <section key={profile} className="top">
            <h2>{fullName}</h2>
            <CalendarEmails
              name={fullName}
              emails={acls}
              addHref={to(calendarSyncPages.calendarAclNew, { profile })}
              renewHref={(id) => to(calendarSyncPages.calendarAclRenew, { profile, id })}
              removeHref={(id) => to(calendarSyncPages.calendarAclRemove, { profile, id })}
            />
          </section>
        ))}
      </div>
    </>
  );
}
