import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { holidayOn } from "#rules/holidays.ts";
import { may } from "#rules/permissions.ts";
import { addDays, isIsoDate, localDate, weekStart } from "#rules/time.ts";
import { formatPeriod, timeOf, wholeWeek } from "#rules/week.ts";
import { PageHead } from "#app/components/page-head.tsx";
import { Seg } from "#app/components/seg.tsx";
import { TeamTable } from "#app/components/working-hours/team-table.tsx";
import { api } from "#app/graphql/client.server.ts";
import { TeamHours } from "#app/graphql/working-hours.ts";
import { signedIn } from "#app/http/me.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { teamRows } from "#app/http/team-rows.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["workingHours", "settings"], title: "workingHours:title" };

export async function loader(args: LoaderFunctionArgs) {
  const { date } = queryOf(args, "teamHours");
  const { profile } = await signedIn(args);
  if (!profile || !may({ role: profile.profileRole, profession: profile.motusProfession }, "staff:write"))
    throw new Response(null, { status: 403 });
  const today = localDate(args.context.now());
  const week = wholeWeek(date && isIsoDate(date) ? date : today);
  const country = profile.medicalCenter?.country === "SK" ? "SK" : "CZ";
  const days = week.map((date) => ({ date, holiday: holidayOn(date, country) }));
  return { today, days, rows: teamRows(await api(args, TeamHours, timeOf(week)), days) };
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
    href: to("teamHours", { date }),
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
        over={<a href={to("settings", { tab: "zdravotnicke-zarizeni" })}>{t("settings:title")}</a>}
        actions={<Seg label={t("week")} items={weeks} />}
      >
        <p className="num">{period}</p>
      </PageHead>
      <div className="sheet">
        <TeamTable caption={period} days={days} rows={rows} hrefOf={(profile) => to("hoursOf", { profile })} />
      </div>
    </>
  );
}
