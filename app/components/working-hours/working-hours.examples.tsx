import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { HoursAside } from "./hours-aside.tsx";
import { LeaveFields } from "./leave-fields.tsx";
import { PeriodFields } from "./period-fields.tsx";
import { TeamTable } from "./team-table.tsx";
import { WeekFields } from "./week-fields.tsx";
import type { WeekValues } from "./week-values.ts";

const early = { from: "7:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const week: WeekValues = {
  monday: early,
  tuesday: {
    ...early,
    breaks: [
      { from: "9:00", to: "9:15" },
      { from: "12:00", to: "12:30" },
    ],
  },
  wednesday: { from: "8", to: "6" },
};
const form = (id: string, allErrors: Record<string, string[]> = {}) => ({ id, allErrors });
const leave = (name: string) => exampleField(`leave-${name}`);
const leaveFields = {
  date: leave("date"),
  lastDate: leave("lastDate"),
  from: leave("from"),
  to: leave("to"),
  name: leave("name"),
  override: leave("override"),
  overrideReason: leave("overrideReason"),
};
const hrefs = {
  newPeriod: "#obdobi",
  newLeave: "#volno",
  period: (id: number) => `#obdobi-${id}`,
  event: (id: number) => `#udalost-${id}`,
  removeLeave: (id: number) => `#zrusit-${id}`,
  cancelDay: "#zrusit-den",
};

const dates = [23, 24, 25, 26, 27, 28, 29].map((day) => ({
  date: `2026-11-${day}`,
  holiday: day === 27 ? "Svátek" : null,
}));
const works = { times: ["7:00–11:30", "12:00–15:00"], leave: null };
const off = { times: [], leave: null };

export const examples: Example[] = [
  {
    name: "a week for everybody",
    render: () => (
      <TeamTable
        caption="23.–29. listopadu 2026"
        days={dates}
        hrefOf={(id) => `#${id}`}
        rows={[
          {
            id: 1,
            name: "Mgr. Jana Horáková",
            said: true,
            periods: [{ from: "2026-11-01", to: "2026-11-30" }],
            days: [works, works, works, { times: [], leave: "Dovolená" }, off, off, off],
          },
          {
            id: 2,
            name: "MUDr. Maximilian Freiherr von Untersteinbacher",
            said: false,
            periods: [],
            days: dates.map(() => off),
          },
        ]}
      />
    ),
  },
  {
    name: "a week's hours, one refused",
    render: () => (
      <form>
        <WeekFields
          form={form("example-week", { "wednesday.to": ["endBeforeStart"] })}
          values={week}
          copyHref="#kopie"
        />
      </form>
    ),
  },
  {
    name: "a period with other hours",
    render: () => (
      <form>
        <PeriodFields
          form={form("example-period")}
          fields={{ from: exampleField("period-from"), to: exampleField("period-to") }}
          week={{}}
          today="2026-11-25"
          copyHref="#kopie"
        />
      </form>
    ),
  },
  {
    name: "leave and periods, some and none",
    render: () => (
      <>
        <HoursAside
          today="2026-11-25"
          href={hrefs}
          periods={[
            { id: 1, from: "2026-07-01", to: "2026-08-31" },
            { id: 2, from: "2026-11-01", to: "2026-11-30" },
            { id: 3, from: "2026-12-24", to: "2026-12-24" },
          ]}
          leaves={[
            { id: 1, name: "Dovolená", beginAt: "2026-12-01T23:00:00Z", endAt: "2026-12-04T23:00:00Z", allDay: true },
            { id: 2, name: null, beginAt: "2026-11-26T08:00:00Z", endAt: "2026-11-26T10:00:00Z", allDay: false },
          ]}
        />
        <HoursAside today="2026-11-25" href={hrefs} periods={[]} leaves={[]} />
      </>
    ),
  },
  {
    name: "leave, refused, with an override",
    render: () => <LeaveFields fields={leaveFields} today="2026-11-25" override />,
  },
];
