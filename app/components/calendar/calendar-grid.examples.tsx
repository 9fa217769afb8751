import type { Calendar, Lane, Tile } from "#rules/calendar/draw-calendar.ts";
import { instantOf } from "#rules/time/time.ts";
import type { Example } from "../example.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { CompactTable } from "./compact-table.tsx";
import { DateJump } from "./date-jump.tsx";
import { Filter } from "./filter.tsx";
import { gridColumn, listLane, printLanes } from "./lane-html.ts";
import { Legend } from "./legend.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { MonthTable } from "./month-table.tsx";
import { Toolbar } from "./toolbar.tsx";

const work = [
  { begin: 420, end: 690 },
  { begin: 720, end: 900 },
];
const calendar: Calendar = {
  from: 420,
  to: 1080,
  columns: [
    [1, "Horáková", "PHYSIOTHERAPIST"],
    [2, "Untersteinbacher-Hohenlohe", "DOCTOR"],
  ],
  services: [
    ["Individuální LTV", "GREEN"],
    ["Skupinové cvičení", "YELLOW"],
    ["Elektroléčba", "VIOLET"],
  ],
  days: ["2026-11-23", "2026-11-24", "2026-11-25"].map((date, at) => ({
    date,
    holiday: at === 1 ? "Den volna" : null,
    events: 6,
    free: at === 0 ? null : 9,
  })),
};
const tile = (
  id: number,
  begin: number,
  end: number,
  service: number,
  label: string,
  rest: Partial<Tile> = {},
): Tile => ({
  id,
  begin,
  end,
  service,
  label,
  version: 1,
  marks: [],
  places: null,
  visits: null,
  days: null,
  free: false,
  allDay: false,
  ...rest,
});
const lanes: Lane[][] = calendar.days.map((_day, at) => [
  {
    work: at === 1 ? [] : work,
    tiles: [
      tile(10 * at + 1, 420, 465, 0, "Straka", { marks: ["present", "first", "unpaid"], visits: 7, days: 12 }),
      tile(10 * at + 2, 465, 525, 1, "", { places: "6/8" }),
      tile(10 * at + 3, 540, 555, 2, "Doležalová", { marks: ["repeats"] }),
      tile(10 * at + 4, 600, 645, 0, "Kučera", { marks: ["excused"] }),
      tile(10 * at + 5, 615, 660, 0, "Konečný", { marks: ["arrived"] }),
      ...["Dvořáková", "Němec", "Bílek", "Řezníčková"].map((name, nth) =>
        tile(40 + 4 * at + nth, 780 + 15 * nth, 840, nth % 3, name),
      ),
    ],
  },
  { work: [], tiles: [tile(10 * at + 6, 0, 1440, -1, "Dovolená", { free: true, allDay: true })] },
]);
const words = {
  event: "Událost",
  freeTime: "Volno",
  group: "Skupina",
  break: "Přestávka",
  note: () => "fyzioterapie",
  showAll: (number: number, who: string) => `+${number}, zobrazit všechny: ${who}`,
  newAt: (who: string, date: string) => `Nová událost: ${who}, ${date}`,
};
const options = {
  ...calendar,
  words,
  by: "staffs" as const,
  hideNames: false,
  eventHref: "#udalost-",
  columnHref: (id: number) => `#sloupec-${id}`,
  now: instantOf("2026-11-25", "10:40"),
};
const people = [
  { id: 1, name: "Horáková Jana" },
  { id: 2, name: "Untersteinbacher-Hohenlohe Maximilian" },
];
const month: Calendar = {
  ...calendar,
  days: Array.from({ length: 14 }, (_, at) => ({
    date: `2026-11-${16 + at}`,
    holiday: at === 1 ? "Den boje za svobodu a demokracii" : null,
    events: at === 9 ? 30 : 2,
    free: null,
  })),
};

export const examples: Example[] = [
  {
    name: "toolbar",
    render: () => (
      <Toolbar
        title="Kalendář"
        period={<DateJump period="23.–25. listopadu 2026" short="23.–25. 11." date="2026-11-23" action="#datum" />}
        span="week"
        links={{ previous: "#p", today: "#t", next: "#n", create: "#nova" }}
        views={[
          { key: "day", href: "#d", current: false },
          { key: "week", href: "#w", current: true },
          { key: "list", href: "#s", current: false },
          { key: "month", href: "#m", current: false },
        ]}
        columns={[
          { key: "people", href: "#l", current: true },
          { key: "rooms", href: "#r", current: false },
          { key: "together", href: "#v", current: false },
        ]}
        filter={(views) => (
          <Filter
            staffs={people}
            facilities={[{ id: 3, name: "Tělocvična" }]}
            chosen={{ staffs: [1], weekend: 1 }}
            keep={{ date: "2026-11-25" }}
            resetHref="#vse"
            views={views}
          />
        )}
        more={<MoreMenu printHref="#tisk" cancelHref="#zrusit-den" namesHref="#jmena" namesHidden={false} here="#" />}
      />
    ),
  },
  {
    name: "a past day, a holiday and today; overlapping, bars, excused, a group, leave",
    render: () => (
      <>
        <CalendarGrid
          calendar={calendar}
          lanes={printLanes(lanes, gridColumn, options)}
          open="2026-11-25"
          now={{ date: "2026-11-25", minutes: 640 }}
          by="staffs"
          slotHref="#misto"
          newHref={(date) => `#nova-${date}`}
        />
        <Legend services={calendar.services} drawnAt="10:40" />
      </>
    ),
  },
  {
    name: "people × days as lists, without names",
    render: () => (
      <CompactTable
        calendar={calendar}
        lanes={printLanes(lanes, listLane, { ...options, hideNames: true })}
        today="2026-11-25"
        dayHref={(date) => `#den-${date}`}
      />
    ),
  },
  {
    name: "weeks of a month",
    render: () => (
      <MonthTable
        calendar={month}
        lanes={month.days.map(() => printLanes(lanes, listLane, options)[0]!)}
        month="2026-11"
        today="2026-11-25"
        dayHref={(date) => `#mesic-${date}`}
      />
    ),
  },
];
