import { useEffect, useRef, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { Calendar, CalendarDay } from "#rules/calendar/draw-calendar.ts";
import { formatDate, formatTime, weekdayName } from "#rules/format.ts";
import { isoWeek, weekday } from "#rules/time/time.ts";
import { Icon } from "../base/icon.tsx";
import { PrintedLanes } from "./printed-lanes.tsx";

type Props = {
  calendar: Calendar;
  day: CalendarDay;
  /** Index of the day. */
  at: number;
  lanes: string[] | undefined;
  open: boolean;
  /** The past part of the day: all of it, or these minutes of today. */
  over?: "past" | number;
  by: "staffs" | "facilities";
  newHref: string;
};

/** Where the day scrolls within itself, it begins before now; browsers that can do so before scripts run. */
function useBeginAtNow() {
  const now = useRef<HTMLElement>(null);
  useEffect(() => {
    const day = now.current?.closest(".cols");
    if (day && day.scrollTop === 0) day.scrollTop = now.current!.offsetTop;
  }, []);
  return now;
}
export function DaySection({ calendar, day, at, lanes, open, over, by, newHref }: Props) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  const name = weekdayName(weekday(day.date), locale);
  const date = formatDate(day.date, locale, "short");
  const now = typeof over === "number" && over >= calendar.from && over < calendar.to ? over : undefined;
  const atNow = useBeginAtNow();
  const perDay = Math.max(1, calendar.columns.length);
  const look = ["day", open && "open", over === "past" ? "past" : over !== undefined && "today"]
    .filter(Boolean)
    .join(" ");
  return (
    <section
      className={look}
      id={idOf(day.date)}
      style={{ "--parallel": day.parallel } as CSSProperties}
      aria-label={`${name} ${date}`}
    >
      <DayHead day={day} name={name} isToday={typeof over === "number"} />
      {/* Scrolls within itself where it is narrow: the keyboard reaches it by the link of the axis. */}
      <div className="cols" role="group" aria-label={t(by === "facilities" ? "byRooms" : "byPeople", { day: name })}>
        <div className="axis">
          <a className="add" href={newHref} title={t("newOn", { date })}>
            <Icon name="plus" label={t("newOn", { date })} />
          </a>
          <span aria-hidden>
            <Hours calendar={calendar} now={now} />
          </span>
          {now !== undefined && (
            <i ref={atNow} className="now" aria-hidden style={{ "--at": (now - calendar.from) / 15 } as CSSProperties}>
              {clock(now)}
            </i>
          )}
        </div>
        {/* Before the lanes, which paint over it: a line through a name says that the patient is excused. */}
        {now !== undefined && (
          <i
            className="now"
            style={{ "--at": (now - calendar.from) / 15, gridColumn: `2 / ${2 + perDay}` } as CSSProperties}
          />
        )}
        <PrintedLanes className="of-day" lanes={lanes} from={at * perDay} to={(at + 1) * perDay} />
      </div>
    </section>
  );
}

/** One line an hour: a text is the cheapest to draw. An hour that the label of now would cut is printed alone. */
function Hours({ calendar: { from, to }, now = NaN }: { calendar: Calendar; now?: number }) {
  const hours = Array.from({ length: (to - from) / 60 }, (_, hour) => `${from / 60 + hour}:00\n`);
  // An hour's label is below its line.
  const cut = hours.findIndex((_, hour) => Math.abs(now - from - hour * 60 - 9) < 14);
  if (cut < 0) return hours.join("");
  return (
    <>
      {hours.slice(0, cut).join("")}
      <i>{hours[cut]}</i>
      {hours.slice(cut + 1).join("")}
    </>
  );
}

/** The place of a day within the page. */
export const idOf = (date: string) => `d${Number(date.slice(8))}`;

const clock = (minutes: number) =>
  formatTime(`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);

function DayHead({ day, name, isToday }: { day: CalendarDay; name: string; isToday: boolean }) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  const number = `${Number(day.date.slice(8))}${locale === "en" ? "" : "."}`;
  const events = t("events", { count: day.events });
  return (
    <h2 className="day-h">
      <a href={`#${idOf(day.date)}`} title={day.holiday ?? undefined}>
        <span>
          <b className="short">{weekdayName(weekday(day.date), locale, "short")}</b>
          <span className="long">{name}</span> {number}
          <span className="mon">{formatDate(day.date, locale, "short").slice(number.length)}</span>
        </span>{" "}
        <small className="of">
          {[isToday && t("isToday"), t("weekNumber", { number: isoWeek(day.date) })].filter(Boolean).join(", ")}
        </small>
        {day.holiday ? (
          <small className="feast">{day.holiday}</small>
        ) : day.free === null ? (
          <small>{events}</small>
        ) : (
          <small>
            <span className="of">{events}, </span>
            {t("free", { count: day.free })} <span className="of">{t("halfHours", { count: day.free })}</span>
          </small>
        )}
      </a>
    </h2>
  );
}
