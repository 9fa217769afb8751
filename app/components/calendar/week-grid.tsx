import { useEffect, useState, type CSSProperties } from "react";
import { minutesOfDay, type IsoDate } from "#rules/time.ts";
import type { Week } from "#rules/week.ts";
import { DaySection } from "./day-section.tsx";

type Props = {
  week: Week;
  /** The day that stands open until another is chosen. */
  open: IsoDate;
  now: { date: IsoDate; minutes: number };
  byRooms: boolean;
  eventHref: (id: number) => string;
};

/** People (or rooms) beside each other, day after day: complete as HTML, a day is opened by its head's link (`:target`). */
export function WeekGrid({ week, open, now, byRooms, eventHref }: Props) {
  const minutes = useMinutes(now.minutes);
  const size = { "--days": week.days.length, "--slots": (week.to - week.from) / 15 } as CSSProperties;
  return (
    <div className="cal" style={size}>
      {week.days.map((day) => (
        <DaySection
          key={day.date}
          week={week}
          day={day}
          open={day.date === open}
          over={day.date < now.date ? "past" : day.date === now.date ? minutes : undefined}
          byRooms={byRooms}
          eventHref={eventHref}
        />
      ))}
    </div>
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
