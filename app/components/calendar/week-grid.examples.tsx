import type { Week } from "#rules/week.ts";
import type { Example } from "../example.ts";
import { Filter } from "./filter.tsx";
import { Legend } from "./legend.tsx";
import { Toolbar } from "./toolbar.tsx";
import { WeekGrid } from "./week-grid.tsx";

const hours = [{ begin: 420, end: 690 }, { begin: 720, end: 900 }];
const week: Week = {
  from: 420,
  to: 1080,
  columns: [["Horáková", "PHYSIOTHERAPIST"], ["Untersteinbacher-Hohenlohe", "DOCTOR"]],
  services: [["Individuální LTV", "GREEN"], ["Skupinové cvičení", "YELLOW"], ["Elektroléčba", "VIOLET"]],
  days: ["2026-11-23", "2026-11-24", "2026-11-25"].map((date, at) => ({
    date,
    holiday: at === 1 ? "Den volna" : null,
    events: 6,
    free: at === 0 ? null : 9,
    lanes: [
      {
        work: at === 1 ? [] : hours,
        tiles: [
          [10 * at + 1, 420, 465, 0, "Straka", 1],
          [10 * at + 2, 465, 525, 1, "", 0, "6/8"],
          [10 * at + 3, 540, 555, 2, "Doležalová", 8],
          [10 * at + 4, 600, 645, 0, "Kučera", 2],
          [10 * at + 5, 615, 660, 0, "Konečný", 4],
        ],
      },
      { work: [], tiles: [[10 * at + 6, 0, 1440, -1, "Dovolená", 16 | 32]] },
    ],
  })),
};
const links = { previous: "#p", today: "#t", next: "#n", week: "#w", day: "#d", people: "#l", rooms: "#m", print: "#tisk", create: "#nova" };
const people = [{ id: 1, name: "Horáková Jana" }, { id: 2, name: "Untersteinbacher-Hohenlohe Maximilian" }];

export const examples: Example[] = [
  {
    name: "toolbar",
    render: () => (
      <Toolbar
        title="Kalendář"
        period="23.–25. listopadu 2026"
        view="week"
        byRooms={false}
        links={links}
        filter={<Filter staffs={people} facilities={[{ id: 3, name: "Tělocvična" }]} chosen={{ staffs: [1], facilities: [], weekend: true }} keep={{ date: "2026-11-25" }} resetHref="#vse" />}
      />
    ),
  },
  {
    name: "a past day, a holiday and today; overlapping, excused, a group, leave",
    render: () => (
      <>
        <WeekGrid week={week} open="2026-11-25" now={{ date: "2026-11-25", minutes: 640 }} byRooms={false} eventHref={(id) => `#udalost-${id}`} />
        <Legend services={week.services} />
      </>
    ),
  },
];
