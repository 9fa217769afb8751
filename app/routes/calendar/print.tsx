import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DayList } from "#app/components/calendar/day-list.tsx";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { DayList as DayListQuery } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { calendarDate, idsOf } from "#app/http/calendar.server.ts";
import { peopleOf } from "#app/http/day-list.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatPeriod, timeOf, wholeWeek } from "#rules/week.ts";

export const handle: PageHandle = { i18n: ["calendar"], title: "calendar:printTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, "calendarPrint");
  const locale = await myLocale(args);
  const date = calendarDate(query.date, args.context.now());
  const days = query.view === "resource-week" ? wholeWeek(date) : [date];
  const staffs = idsOf(query.staffs);
  const { calendarResources, events } = await api(args, DayListQuery, { ...timeOf(days), staffs, facilities: idsOf(query.facilities) });
  const people = peopleOf(calendarResources.staffs.filter(({ id }) => staffs?.includes(id) ?? true), events, days, locale);
  return { query: { ...query, date }, period: formatPeriod(days[0]!, days.at(-1)!, locale), people };
}

export default function CalendarPrint() {
  const { query, period, people } = useLoaderData<typeof loader>();
  const { t } = useTranslation("calendar");
  const to = useHref();
  const wholeWeek = query.view === "resource-week";
  return (
    <DocumentSheet backHref={to("home", { date: query.date, staffs: query.staffs, facilities: query.facilities })} backLabel={t("backToCalendar")}>
      <h1>{t("printTitle")}</h1>
      <p>{period}</p>
      <p className="noprint"><a href={to("calendarPrint", { ...query, view: wholeWeek ? undefined : "resource-week" })}>{t(wholeWeek ? "oneDay" : "wholeWeek")}</a></p>
      {people.length > 0 ? <DayList people={people} /> : <p>{t("nothingPlanned")}</p>}
    </DocumentSheet>
  );
}
