import { memo, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime, weekdayName } from "#rules/format.ts";
import { isoWeek, weekday } from "#rules/time.ts";
import type { Day, Week } from "#rules/week.ts";
import { Lane } from "./lane.tsx";

type Props = {
  week: Week;
  day: Day;
  open: boolean;
  /** How much of the day is over: all of it, or these minutes of today. */
  over?: "past" | number;
  byRooms: boolean;
  eventHref: (id: number) => string;
};

export const DaySection = memo(function DaySection({ week, day, open, over, byRooms, eventHref }: Props) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  const name = weekdayName(weekday(day.date), locale);
  const now = typeof over === "number" && over >= week.from && over < week.to ? over : undefined;
  const look = ["day", open && "open", over === "past" ? "past" : over !== undefined && "today"].filter(Boolean).join(" ");
  return (
    <section className={look} id={idOf(day.date)} aria-label={`${name} ${formatDate(day.date, locale, "short")}`}>
      <DayHead day={day} name={name} isToday={typeof over === "number"} />
      {/* Scrolls within itself where it is narrow, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="cols" tabIndex={0} role="group" aria-label={t(byRooms ? "byRooms" : "byPeople", { day: name })}>
        <div className="axis" aria-hidden>
          {Array.from({ length: (week.to - week.from) / 60 }, (_, hour) => <span key={hour}>{week.from / 60 + hour}:00</span>)}
          {now !== undefined && <i className="now" style={{ "--at": (now - week.from) / 15 } as CSSProperties}>{clock(now)}</i>}
        </div>
        {week.columns.map(([title, note], at) => (
          <div className="col" key={at}>
            <h3>
              {title} <small>{t(`notes.${note}` as "notes.ROOM")}</small>
            </h3>
            <Lane lane={day.lanes[at]!} week={week} now={now} over={over === "past" ? Infinity : (over ?? 0)} eventHref={eventHref} />
          </div>
        ))}
      </div>
    </section>
  );
});

/** The place of a day within the page. */
export const idOf = (date: string) => `d${Number(date.slice(8))}`;

const clock = (minutes: number) => formatTime(`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);

function DayHead({ day, name, isToday }: { day: Day; name: string; isToday: boolean }) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  const number = `${Number(day.date.slice(8))}${locale === "en" ? "" : "."}`;
  const events = t("events", { count: day.events });
  return (
    <h2 className="day-h">
      <a href={`#${idOf(day.date)}`}>
        <span>
          <b className="short">{weekdayName(weekday(day.date), locale, "short")}</b>
          <span className="long">{name}</span> {number}
          <span className="mon">{formatDate(day.date, locale, "short").slice(number.length)}</span>
        </span>{" "}
        <small className="of">{[isToday && t("isToday"), t("weekNumber", { number: isoWeek(day.date) })].filter(Boolean).join(", ")}</small>
        {day.holiday ? (
          <small><span className="of">{day.holiday}</span><span className="short">{t("holiday")}</span></small>
        ) : day.free === null ? (
          <small>{events}</small>
        ) : (
          <small><span className="of">{events}, </span>{t("free", { count: day.free })}<span className="of"> {t("halfHours", { count: day.free })}</span></small>
        )}
      </a>
    </h2>
  );
}
