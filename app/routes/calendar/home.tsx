import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useFetcher, useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { lazy, Suspense, useCallback, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CalendarGrid } from "#app/components/calendar/calendar-grid.tsx";
import { CompactTable } from "#app/components/calendar/compact-table.tsx";
import { DateJump } from "#app/components/calendar/date-jump.tsx";
import { Filter } from "#app/components/calendar/filter.tsx";
import { Legend, legendId } from "#app/components/calendar/legend.tsx";
import { MoreMenu } from "#app/components/calendar/more-menu.tsx";
import { MonthTable } from "#app/components/calendar/month-table.tsx";
import { printCalendar } from "#app/components/calendar/print-calendar.server.ts";
import { Toolbar } from "#app/components/calendar/toolbar.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { CalendarKeys } from "#app/enhance/calendar/calendar-keys.tsx";
import { onCalendar } from "#app/enhance/calendar/keys.ts";
import { useCodeWanted } from "#app/enhance/use-code-wanted.ts";
import { namesHidden } from "#app/http/calendar/calendar-choice.server.ts";
import { useChoices } from "#app/http/calendar/use-choices.ts";
import { readCalendar } from "#app/http/calendar/calendar.server.ts";
import { flashedEvent } from "#app/http/forms/flash.server.ts";
import { LIVE_CALENDAR } from "#app/http/page/areas.ts";
import { firstStepsDue } from "#app/http/first-steps/first-steps.server.ts";
import { useCloseForm } from "#app/http/first-steps/use-close-form.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { href } from "#app/paths/href.ts";
import type { Calendar } from "#rules/calendar/draw-calendar.ts";
import { formatTime } from "#rules/format.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = { i18n: ["calendar", "forms"], title: "calendar:title", firstStyles: true };

/** Shown once it is whole: half a week would show taken slots as free, and each part would cost a layout of its own. */
const whole = { rel: "expect", href: `#${legendId}`, blocking: "render" };
export const links: LinksFunction = () => [whole];

/** Parts that come when the page can already be used, or that few pages have, with the words they need. */
const MoveEvents = lazy(async () => ({ default: (await import("#app/enhance/calendar/move-events.tsx")).MoveEvents }));
const FirstSteps = lazy(async () => ({
  default: (await import("#app/components/first-steps/first-steps.tsx")).FirstSteps,
}));
const LiveCalendar = lazy(() => import("#app/enhance/calendar/live-calendar.tsx"));

/**
 * The frame around the lanes travels as data; the lanes are printed, and travel within a page as nothing but its HTML.
 */
export async function loader(args: LoaderFunctionArgs) {
  // Requested by the page itself after a notification.
  if (new URL(args.request.url).searchParams.has("live")) args.context.unattended = true;
  const now = args.context.now();
  const { calendar, lanes, locale, me, ...read } = await readCalendar(args, queryOf(args, calendarPages.home));
  const hidden = await namesHidden(args);
  const booked = args.context.unattended ? undefined : await flashedEvent(args);
  const printed = printCalendar({ calendar, lanes, locale, choice: read.choice, me, hideNames: hidden, now, booked });
  if (args.context.document) args.context.printed = printed;
  // The same for a selection of the address and a stored one, which has another order.
  const address = new URLSearchParams(
    href(locale, calendarPages.home, { ...read.choice, date: read.date }).split("?")[1],
  );
  address.sort();
  // As one text: Remix numbers every value of loader data.
  return {
    ...read,
    address: `?${address}`,
    drawnAt: now.getTime(),
    calendar: JSON.stringify(calendar),
    lanes: args.context.document ? null : printed,
    namesHidden: hidden,
    firstSteps: await firstStepsDue(args),
  };
}

/** Under a dialog the calendar follows its stream of changes. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && /^\/(\w\w)?$/.test(currentUrl.pathname);

type Drawn = ReturnType<typeof useLoaderData<typeof loader>>;

/** The data that the page was drawn with, or those brought since for the same choice. */
function useLatest() {
  const drawn = useLoaderData<typeof loader>();
  const { data: brought, load } = useFetcher<typeof loader>({ key: LIVE_CALENDAR });
  const to = useHref();
  const latest = brought?.address === drawn.address && brought.drawnAt > drawn.drawnAt ? brought : drawn;
  const refresh = useCallback(
    () => load(`${to(calendarPages.home)}${drawn.address}&live=1`),
    [load, to, drawn.address],
  );
  return { ...latest, refresh };
}

export default function Home() {
  const { refresh, ...data } = useLatest();
  const { firstSteps } = useLoaderData<typeof loader>();
  const { date, choice } = data;
  const calendar = useMemo(() => JSON.parse(data.calendar) as Calendar, [data.calendar]);
  const { t } = useTranslation("calendar");
  const to = useHref();
  const moves = useCodeWanted();
  const { span, together, by, at, keys } = useChoices(choice, date);
  const ofResources = span === "day" ? "resource-day" : "resource-week";
  const columns = !together && span !== "month" && by;
  const hide = useCloseForm(firstSteps?.close ?? "");
  return (
    <>
      {firstSteps && (
        <Suspense>
          <FirstSteps {...firstSteps} close={hide} />
        </Suspense>
      )}
      <Toolbar
        title={t("title")}
        period={<DateJump period={data.period} short={data.short} date={date} action={to(calendarPages.home)} />}
        links={{
          previous: at({ date: data.previous }),
          today: keys.today,
          next: at({ date: data.next }),
          create: keys.newEvent,
        }}
        span={span}
        views={(["day", "week", "list", "month"] as const).map((key) => ({
          key,
          href: keys[key],
          current: key === (span === "week" && choice.compactView === 1 ? "list" : span),
          shortcut: onCalendar[key],
        }))}
        columns={[
          {
            key: "people",
            href: at({ view: ofResources, showFacilities: undefined }),
            current: columns === "staffs",
          },
          { key: "rooms", href: at({ view: ofResources, showFacilities: 1 }), current: columns === "facilities" },
          { key: "together", href: keys.together, current: together, shortcut: onCalendar.together },
        ]}
        filter={(views) => <CalendarFilter data={data} views={views} />}
        more={<CalendarMore data={data} />}
      />
      <CalendarBody data={data} calendar={calendar} />
      <CalendarKeys links={keys} />
      {moves && (
        <Suspense>
          <LiveCalendar source="/zmeny-kalendare" {...data.shown} drawnAt={data.drawnAt} refresh={refresh} />
          <Moves shown={data.address} refresh={refresh} />
        </Suspense>
      )}
      <Legend services={calendar.services} drawnAt={formatTime(new Date(data.drawnAt))} />
    </>
  );
}

function CalendarFilter({ data, views }: { data: Drawn; views: ReactNode }) {
  const { choice, date, staffs, facilities } = data;
  const to = useHref();
  const { view } = useChoices(choice, date);
  return (
    <Filter
      staffs={staffs}
      facilities={facilities}
      chosen={{ weekend: choice.weekend, staffs: choice.staffs, facilities: choice.facilities }}
      keep={{ date, view, showFacilities: choice.showFacilities, compactView: choice.compactView }}
      resetHref={to(calendarPages.home, { date, view })}
      views={views}
    />
  );
}

function CalendarMore({ data: { choice, date, namesHidden } }: { data: Drawn }) {
  const to = useHref();
  const { at, together } = useChoices(choice, date);
  const { staffs, facilities, showFacilities } = choice;
  return (
    <MoreMenu
      printHref={to(calendarPages.calendarPrint, {
        date,
        staffs,
        facilities,
        showFacilities: together ? undefined : showFacilities,
      })}
      cancelHref={to(waitingPages.dayCancel, { date, profile: staffs?.length === 1 ? staffs[0] : undefined })}
      namesHref={to(calendarPages.calendarNames)}
      namesHidden={namesHidden}
      here={at({})}
    />
  );
}

function CalendarBody({ data: { choice, date, now, lanes }, calendar }: { data: Drawn; calendar: Calendar }) {
  const { t } = useTranslation("calendar");
  const to = useHref();
  const { span, together, by, at } = useChoices(choice, date);
  const dayHref = (date: string) =>
    at({ date, view: together || span === "month" ? "day-time-grid" : "resource-day", compactView: undefined });
  if (span === "month")
    return <MonthTable calendar={calendar} lanes={lanes} month={date.slice(0, 7)} today={now.date} dayHref={dayHref} />;
  if (calendar.columns.length === 0 && !together)
    return (
      <EmptyState title={t(by === "facilities" ? "emptyRoomsTitle" : "emptyTitle")}>
        {t(by === "facilities" ? "emptyRoomsText" : "emptyText")}
      </EmptyState>
    );
  if (choice.compactView && span === "week" && !together)
    return <CompactTable calendar={calendar} lanes={lanes} today={now.date} dayHref={dayHref} />;
  return (
    <CalendarGrid
      calendar={calendar}
      lanes={lanes}
      open={date}
      together={together}
      now={now}
      by={by}
      slotHref={to(calendarPages.calendarSlot)}
      newHref={(date) => to(calendarPages.eventNew, { from: date })}
    />
  );
}

function Moves({ shown, refresh }: { shown: string; refresh: () => void }) {
  const to = useHref();
  const moveHref = useCallback((id: string) => to(calendarPages.calendarMove, { id }), [to]);
  const attendHref = useCallback((id: string) => to(calendarPages.eventAttendance, { id }), [to]);
  const eventHref = useCallback((id: number) => to(calendarPages.event, { id }), [to]);
  const newHref = useCallback(
    ({ by, column, ...time }: { by: string; column: string; from: string; to: string }) =>
      to(calendarPages.eventNew, {
        ...time,
        ignoreProcedureDuration: "1",
        ...(column !== "0" && { [by]: [Number(column)] }),
      }),
    [to],
  );
  return <MoveEvents {...{ shown, moveHref, attendHref, eventHref, newHref, refresh }} />;
}
