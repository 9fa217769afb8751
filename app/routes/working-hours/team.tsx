import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { holidayCountry, holidayOn } from "#rules/time/holidays.ts";
import { may } from "#rules/permissions.ts";
import { addDays, weekStart } from "#rules/time/dates.ts";
import { isIsoDate, localDate } from "#rules/time/time.ts";
import { formatPeriod } from "#rules/calendar/format-period.ts";
import { timeOf, wholeWeek } from "#rules/calendar/week.ts";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Seg } from "#app/components/base/seg.tsx";
import { TeamTable } from "#app/components/working-hours/team-table.tsx";
import { load } from "#app/http/request/load.server.ts";
import { TeamHours } from "#app/graphql/calendar/working-hours.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { teamRows } from "#app/http/working-hours/team-rows.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { hoursPages } from "#app/paths/calendar/working-hours.ts";

export const handle: PageHandle = { i18n: ["workingHours", "settings"], title: "workingHours:title" };

export async function loader(args: LoaderFunctionArgs) {
  const { date } = queryOf(args, hoursPages.teamHours);
  const { profile } = await signedIn(args);
  if (!profile || !may({ role: profile.profileRole, profession: profile.motusProfession }, "staff:write"))
    throw new Response(null, { status: 403 });
  const today = localDate(args.context.now());
  const week = wholeWeek(date && isIsoDate(date) ? date : today);
  const country = holidayCountry(profile.medicalCenter?.country);
  const days = week.map((date) => ({ date, holiday: holidayOn(date, country) }));
  return { today, days, rows: teamRows(await load(args, TeamHours, timeOf(week)), days) };
}

export default function TeamHoursPage() {
  const { today, days, rows } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation(["workingHours", "settings"]);
  const to = useHref();
  const monday = days[0]!.date;
  const period = formatPeriod(monday, days.at(-1)!.date, locale);
  const step = (label: string, date: string | undefined) => ({
    label,
    href: to(hoursPages.teamHours, { date }),
    current: date === undefined && monday === weekStart(today),
  });
  const weeks = [
    step(t("previousWeek"), addDays(monday, -7)),
    step(t("thisWeek"), undefined),
    step(t("nextWeek"), addDays(monday, 7)),
  ];
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={<Seg label={t("week")} items={weeks} />}
      >
        <p className="num">{period}</p>
      </PageHead>
      <div className="sheet">
        <TeamTable caption={period} days={days} rows={rows} hrefOf={(profile) => to(hoursPages.hoursOf, { profile })} />
      </div>
    </>
  );
}
