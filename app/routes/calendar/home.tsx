import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Filter } from "#app/components/calendar/filter.tsx";
import { Legend } from "#app/components/calendar/legend.tsx";
import { Toolbar } from "#app/components/calendar/toolbar.tsx";
import { WeekGrid } from "#app/components/calendar/week-grid.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { CalendarWeek } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { calendarColumns, calendarDate, idsOf } from "#app/http/calendar.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { signedIn } from "#app/http/me.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { addDays, localDate, minutesOfDay } from "#rules/time.ts";
import { drawWeek, formatPeriod, timeOf, weekDays, wholeWeek, type Week } from "#rules/week.ts";

export const handle: PageHandle = { i18n: ["calendar", "forms"], title: "calendar:title" };

export async function loader(args: LoaderFunctionArgs) {
  const query = queryOf(args, "home");
  const { profile } = await signedIn(args);
  const now = args.context.now();
  const date = calendarDate(query.date, now);
  const oneDay = query.view === "resource-day";
  const staffs = idsOf(query.staffs);
  const facilities = idsOf(query.facilities);
  const { calendarResources, events } = await api(args, CalendarWeek, { ...timeOf(oneDay ? [date] : wholeWeek(date)), staffs, facilities }).catch(
    async (refused) => {
      if (oneDay || !(refused instanceof Response) || refused.status !== 400) throw refused;
      throw await flash(args, redirect(hrefHere(args, "home", { ...query, date, view: "resource-day" })), { key: "calendar:tooManyForWeek", variant: "warning" });
    },
  );
  const days = oneDay ? [date] : weekDays(date, query.weekend === 1, events);
  const by = query.showFacilities ? "facilities" : "staffs";
  return {
    date,
    now: { date: localDate(now), minutes: minutesOfDay(now) },
    period: formatPeriod(days[0]!, days.at(-1)!, await myLocale(args)),
    // As one text: Remix numbers every value of loader data, and a week is thousands of them.
    week: JSON.stringify(drawWeek({ days, by, columns: calendarColumns(calendarResources, by, { staffs, facilities }), events, country: profile?.medicalCenter?.country === "SK" ? "SK" : "CZ", now })),
    staffs: calendarResources.staffs.map(({ id, name, surname }) => ({ id, name: `${surname} ${name}` })),
    facilities: calendarResources.facilities.map(({ id, name }) => ({ id, name })),
    query,
  };
}

export default function Home() {
  const { date, now, period, query, ...data } = useLoaderData<typeof loader>();
  const week = useMemo(() => JSON.parse(data.week) as Week, [data.week]);
  const { t } = useTranslation("calendar");
  const to = useHref();
  const oneDay = query.view === "resource-day";
  const byRooms = query.showFacilities === 1;
  const { staffs = [], facilities = [], weekend } = query;
  const at = (change: typeof query) => to("home", { ...query, date, ...change });
  const step = oneDay ? 1 : 7;
  return (
    <>
      <Toolbar
        title={t("title")}
        period={period}
        view={oneDay ? "day" : "week"}
        byRooms={byRooms}
        links={{
          previous: at({ date: addDays(date, -step) }),
          today: at({ date: undefined }),
          next: at({ date: addDays(date, step) }),
          week: at({ view: undefined }),
          day: at({ view: "resource-day" }),
          people: at({ showFacilities: undefined }),
          rooms: at({ showFacilities: 1 }),
          print: to("calendarPrint", { date, staffs, facilities }),
          create: to("eventNew", { from: date }),
        }}
        filter={
          <Filter
            staffs={data.staffs}
            facilities={data.facilities}
            chosen={{ staffs, facilities, weekend: weekend === 1 }}
            keep={{ date, ...(oneDay && { view: "resource-day" }), ...(byRooms && { showFacilities: "1" }) }}
            resetHref={at({ staffs: undefined, facilities: undefined, weekend: undefined })}
          />
        }
      />
      {week.columns.length === 0 ? (
        <EmptyState title={t(byRooms ? "emptyRoomsTitle" : "emptyTitle")}>{t(byRooms ? "emptyRoomsText" : "emptyText")}</EmptyState>
      ) : (
        <>
          <WeekGrid week={week} open={date} now={now} byRooms={byRooms} eventHref={(id) => to("event", { id })} />
          <Legend services={week.services} />
        </>
      )}
    </>
  );
}
