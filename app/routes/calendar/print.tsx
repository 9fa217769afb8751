import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DayList } from "#app/components/calendar/day-list.tsx";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { DayList as DayListQuery } from "#app/graphql/calendar/calendar.ts";
import { load } from "#app/http/request/load.server.ts";
import { calendarDate, idsOf } from "#app/http/calendar/calendar.server.ts";
import { dayLists } from "#app/http/calendar/day-list.server.ts";
import { hoursOf } from "#app/graphql/calendar/working-hours.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDateTime } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { formatPeriod } from "#rules/calendar/format-period.ts";
import { timeOf, wholeWeek } from "#rules/calendar/week.ts";
import { holidayCountry } from "#rules/time/holidays.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["calendar"], title: "calendar:printTitle" };

/** Each person's day on paper; the sheet for a power cut adds free slots, and is of tomorrow. */
export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, calendarPages.calendarPrint);
  const [{ profile }, locale] = [await signedIn(args), await myLocale(args)];
  const now = args.context.now();
  const date = query.date ? calendarDate(query.date, now) : query.free ? addDays(localDate(now), 1) : localDate(now);
  const days = query.view === "resource-week" ? wholeWeek(date) : [date];
  const chosen = { staffs: idsOf(query.staffs), facilities: idsOf(query.facilities) };
  const { calendarResources, events } = await load(args, DayListQuery, { ...timeOf(days), ...chosen });
  const by = query.showFacilities ? "facilities" : "staffs";
  const columns = query.showFacilities
    ? calendarResources.facilities.map(({ id, name }) => ({ id, name, hours: null }))
    : calendarResources.staffs.map(({ id, fullName, ...hours }) => ({ id, name: fullName, hours: hoursOf(hours) }));
  const country = holidayCountry(profile?.medicalCenter?.country);
  const people = dayLists({
    columns: columns.filter(({ id }) => chosen[by]?.includes(id) ?? true),
    by,
    events,
    days,
    free: query.free === 1,
    country,
    locale,
  });
  return {
    query: { ...query, date },
    period: formatPeriod(days[0]!, days.at(-1)!, locale),
    printedAt: formatDateTime(now, locale),
    people,
  };
}

export default function CalendarPrint() {
  const { query, period, printedAt, people } = useLoaderData<typeof loader>();
  const { t } = useTranslation("calendar");
  const to = useHref();
  const wholeWeek = query.view === "resource-week";
  const at = (change: Partial<typeof query>) => to(calendarPages.calendarPrint, { ...query, ...change });
  return (
    <DocumentSheet backHref={to(calendarPages.home, { date: query.date })} backLabel={t("backToCalendar")}>
      <h1>{t(query.free ? "powerCutTitle" : "printTitle")}</h1>
      <p>
        {period}. {t("printedAt", { when: printedAt })}
      </p>
      <ul className="noprint row">
        <li>
          <a href={at({ view: wholeWeek ? undefined : "resource-week" })}>{t(wholeWeek ? "oneDay" : "wholeWeek")}</a>
        </li>
        <li>
          <a
            href={at({
              showFacilities: query.showFacilities ? undefined : 1,
              staffs: undefined,
              facilities: undefined,
            })}
          >
            {t(query.showFacilities ? "printPeople" : "printRooms")}
          </a>
        </li>
        <li>
          <a href={to(calendarPages.calendarPrint, { free: 1 })}>{t("powerCut")}</a>
        </li>
      </ul>
      {people.length > 0 ? <DayList people={people} /> : <p>{t("nothingPlanned")}</p>}
    </DocumentSheet>
  );
}
