import { useContext, useEffect, useState, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Calendar } from "#rules/calendar/draw-calendar.ts";
import { minutesOfDay, type IsoDate } from "#rules/time/time.ts";
import { DaySection } from "./day-section.tsx";
import { Printed } from "./printed.ts";

type Props = {
  calendar: Calendar;
  /** The lanes of all days, day after day; null where the page already holds them. */
  lanes: string[] | null;
  /** The day that is open until another is chosen. */
  open: IsoDate;
  /** All in one column: where there is room for it, all days are open. */
  together?: boolean;
  now: { date: IsoDate; minutes: number };
  by: "staffs" | "facilities";
  /** Address of a press into a free slot, and of a new event on a day. */
  slotHref: string;
  newHref: (date: IsoDate) => string;
};

/** Columns of people (or rooms), day after day: complete as HTML, a day is opened by its head's link (`:target`). */
export function CalendarGrid({ calendar, lanes, open, together, now, by, slotHref, newHref }: Props) {
  const { t } = useTranslation("calendar");
  const printed = useContext(Printed);
  const minutes = useMinutes(now.minutes);
  const size = { "--days": calendar.days.length, "--slots": (calendar.to - calendar.from) / 15 } as CSSProperties;
  return (
    <form className={together ? "cal time" : "cal"} style={size} action={slotHref} aria-label={t("title")}>
      <input type="hidden" name="from" value={calendar.from} />
      {calendar.days.map((day, at) => (
        <DaySection
          key={day.date}
          calendar={calendar}
          day={day}
          at={at}
          lanes={lanes ?? printed}
          open={day.date === open}
          over={day.date < now.date ? "past" : day.date === now.date ? minutes : undefined}
          by={by}
          newHref={newHref(day.date)}
        />
      ))}
    </form>
  );
}

/** The minute of the wall clock: the server's when drawn, then moving on while the page stays open. */
function useMinutes(drawn: number) {
  const [later, setLater] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setLater(minutesOfDay(new Date())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return later ?? drawn;
}
