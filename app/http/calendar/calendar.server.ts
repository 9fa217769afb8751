import { redirect } from "@remix-run/node";
import { CalendarWeek } from "#app/graphql/calendar/calendar.ts";
import { load } from "#app/http/request/load.server.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { hoursOf } from "#app/graphql/calendar/working-hours.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { drawCalendar, type CalendarColumn } from "#rules/calendar/draw-calendar.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { addDays, addMonths } from "#rules/time/dates.ts";
import { isIsoDate, localDate, minutesOfDay, type IsoDate } from "#rules/time/time.ts";
import { formatPeriod, formatShortPeriod } from "#rules/calendar/format-period.ts";
import { daysOfView, timeOf, weekDays } from "#rules/calendar/week.ts";
import { holidayCountry } from "#rules/time/holidays.ts";
import { calendarChoice, keepChoice } from "./calendar-choice.server.ts";
import type { Args } from "../request/context.ts";
import { flash } from "../forms/flash.server.ts";
import { hrefHere } from "../request/href-here.ts";
import { signedIn } from "../session/me.server.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

type Resources = ResultOf<typeof CalendarWeek>["calendarResources"];

/** The days before and after a date that a month around it may show. */
const AROUND = 42;
/**
 * The day of a calendar's address, or today. The first and the last days of the product's range are refused: the days
 * around them cannot be requested.
 */
export const calendarDate = (text: string | undefined, now: Date): IsoDate =>
  text && isIsoDate(text) && isIsoDate(addDays(text, -AROUND)) && isIsoDate(addDays(text, AROUND))
    ? text
    : localDate(now);

/** Ids of an address that may exist; a filter without any is none. */
export function idsOf(list: number[] | undefined): number[] | undefined {
  const ids = list?.filter((id) => id > 0 && id < 2 ** 31);
  return ids?.length ? ids : undefined;
}

/** The columns of the calendar: people or rooms, those that were chosen or all. */
export function calendarColumns(
  { staffs, facilities }: Resources,
  by: "staffs" | "facilities",
  chosen: { staffs?: number[]; facilities?: number[] },
): CalendarColumn[] {
  const columns =
    by === "facilities"
      ? facilities.map(({ id, name, facilityType }) => ({ id, name, note: facilityType, hours: null }))
      : staffs.map(({ id, name, surname, motusProfession, ...hours }) => {
          const alone = staffs.filter((other) => other.surname === surname).length === 1;
          return {
            id,
            name: alone ? surname : `${surname} ${name.slice(0, 1)}.`,
            note: motusProfession,
            hours: hoursOf(hours),
          };
        });
  return columns.filter(({ id }) => chosen[by]?.includes(id) ?? true);
}

/** The shown period, whole and short. */
function periodOf(shown: IsoDate | IsoDate[], locale: Locale) {
  if (typeof shown === "string") {
    const month = formatDate(shown, locale, "month");
    return { period: month, short: `${Number(shown.slice(5, 7))}/${shown.slice(0, 4)}` };
  }
  const [first, last] = [shown[0]!, shown.at(-1)!];
  return { period: formatPeriod(first, last, locale), short: formatShortPeriod(first, last, locale) };
}

/** Everything that happens in the period of an address, sorted into days and columns. */
export async function readCalendar(args: Args, query: QueryOf<typeof calendarPages.home>) {
  const choice = await calendarChoice(args, query);
  const now = args.context.now();
  const date = calendarDate(query.date, now);
  const { view = "resource-week" } = choice;
  const oneDay = view === "resource-day" || view === "day-time-grid";
  const asked = daysOfView(view, date);
  const chosen = { staffs: idsOf(choice.staffs), facilities: idsOf(choice.facilities) };
  const answer = load(args, CalendarWeek, { ...timeOf(asked), ...chosen });
  args.context.bringsMe = answer;
  const { calendarResources, calendarEvents, userConfig } = await answer.catch(async (refused) => {
    if (oneDay || !(refused instanceof Response) || refused.status !== 400) throw refused;
    throw await flash(args, redirect(hrefHere(args, calendarPages.home, { ...choice, date, view: "resource-day" })), {
      key: "calendar:tooManyForWeek",
      variant: "warning",
    });
  });
  const [{ profile }, locale] = [await signedIn(args), await myLocale(args)];
  await keepChoice(args, query, userConfig);
  const by = choice.showFacilities ? "facilities" : "staffs";
  const days = oneDay || view === "month-grid" ? asked : weekDays(date, choice.weekend === 1, calendarEvents.events);
  // One person's days are their own column, with their working hours; events of several share one.
  const people = calendarColumns(calendarResources, by, chosen);
  const alone = view.endsWith("time-grid") && by === "staffs" && chosen.staffs && people.length === 1;
  const columns = view.startsWith("resource") || alone ? people : null;
  const step = (by: -1 | 1) => (view === "month-grid" ? addMonths(date, by) : addDays(date, oneDay ? by : 7 * by));
  const country = holidayCountry(profile?.medicalCenter?.country);
  return {
    ...drawCalendar({ days, columns, by, events: calendarEvents, country, now }),
    me: profile?.id,
    waiting: profile?.badge?.bookingCount ?? 0,
    choice,
    date,
    previous: step(-1),
    next: step(1),
    shown: timeOf(days),
    locale,
    now: { date: localDate(now), minutes: minutesOfDay(now) },
    ...periodOf(view === "month-grid" ? date : days, locale),
    staffs: calendarResources.staffs.map(({ id, name, surname }) => ({ id, name: `${surname} ${name}` })),
    facilities: calendarResources.facilities.map(({ id, name, facilityType }) => ({
      id,
      name,
      equipment: facilityType === "EQUIPMENT",
    })),
  };
}
