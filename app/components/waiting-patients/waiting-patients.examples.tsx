import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { CallList } from "./call-list.tsx";
import { DayToCancel } from "./day-to-cancel.tsx";
import { DayToRestore } from "./day-to-restore.tsx";
import { WaitingPatientFields, waitingPatientFieldNames } from "./waiting-patient-fields.tsx";
import { WaitingTable, type WaitingRow } from "./waiting-table.tsx";
import { EntryDifferences } from "./entry-differences.tsx";
import { PreferredTime } from "./preferred-time.tsx";

const today = "2026-11-25";
const open = { weekdays: [], timeFrom: null, timeTo: null, availableFrom: null, availableTo: null };
const procedure = { id: 1, name: "Individuální LTV", color: "GREEN" } as const;
const alena: WaitingRow = {
  ...open,
  id: 1,
  urgent: true,
  note: "Stačí zavolat hodinu předem",
  phone: "+420601000142",
  createdAt: "2026-11-12T08:00:00Z",
  weekdays: [1, 3],
  timeTo: "12:00",
  patientCard: { name: "Alena", surname: "Procházková" },
  procedures: [procedure, { id: 2, name: "Měkké techniky a mobilizace", color: "CYAN" }],
  profiles: [{ id: 1, fullName: "Mgr. Jana Horáková" }],
  canceledEvent: { beginAt: "2026-11-16T08:00:00Z", endAt: "2026-11-16T08:45:00Z", allDay: false },
  visit: { beginAt: "2026-11-25T08:00:00Z", endAt: "2026-11-25T08:45:00Z", procedure },
};
const unknown: WaitingRow = {
  ...alena,
  ...open,
  id: 2,
  urgent: false,
  note: null,
  phone: null,
  createdAt: "2026-11-25T07:00:00Z",
  patientCard: { name: "Maximilian", surname: "Freiherr von Untersteinbacher-Hohenlohe" },
  procedures: [],
  profiles: [],
  canceledEvent: null,
  visit: { ...alena.visit, procedure: null },
};
const links = {
  today,
  hrefOf: (id: number) => `#nahradnik-${id}`,
  bookHref: ({ id }: WaitingRow) => `#objednat-${id}`,
};

const fields = (
  prefix: string,
  values: Record<string, string | string[]> = {},
  errors: Record<string, string[]> = {},
) =>
  Object.fromEntries(
    waitingPatientFieldNames.map((name) => {
      const value = values[name];
      return [
        name,
        {
          ...exampleField(`${prefix}-${name}`, {
            errors: errors[name],
            defaultValue: typeof value === "string" ? value : undefined,
          }),
          initialValue: value,
        },
      ];
    }),
  ) as Parameters<typeof WaitingPatientFields>[0]["fields"];
const choices = {
  procedures: [
    { value: "1", label: "Individuální LTV" },
    { value: "2", label: "Krankengymnastische Einzelbehandlung" },
  ],
  profiles: [
    { value: "1", label: "Horáková Jana, Mgr." },
    { value: "2", label: "Untersteinbacher Maximilian Freiherr von, MUDr." },
  ],
};

const card = (id: number, fullName: string, phone: string | null) => ({ id, fullName, phone });
const maximilian = card(2, "Maximilian Freiherr von Untersteinbacher-Hohenlohe", null);
const morning = { beginAt: "2026-11-25T07:00:00Z", endAt: "2026-11-25T07:45:00Z", allDay: false };
const call = {
  id: 1,
  phone: "+420601000142",
  note: "Přijde s berlemi",
  patientCard: card(1, "Alena Procházková", null),
  procedures: [procedure],
  canceledEvent: morning,
  bookedEvent: null,
};

export const examples: Example[] = [
  {
    name: "who suits a free place",
    render: () => <WaitingTable rows={[alena, unknown]} {...links} />,
  },
  {
    name: "days and hours of an entry",
    render: () =>
      [
        {},
        { weekdays: [1, 5], timeFrom: "08:00", timeTo: "11:30" },
        { timeFrom: "15:00", availableFrom: "2026-12-01" },
        { availableTo: "2026-11-20" },
        { availableFrom: "2026-12-01", availableTo: "2026-12-15" },
      ].map((time, at) => (
        <p key={at}>
          <PreferredTime {...open} {...time} />
        </p>
      )),
  },
  {
    name: "a day to cancel",
    render: () => (
      <DayToCancel
        id="example-day"
        action="#zrusit"
        backHref="#zpet"
        freeTime={exampleField("day-freeTime", { defaultValue: "Nemoc" })}
        events={[
          {
            ...morning,
            id: 1,
            name: null,
            procedure,
            patientAttendances: [{ state: "NOT_SET", patientCard: card(1, "Alena Procházková", "+420601000142") }],
          },
          {
            ...morning,
            id: 2,
            name: "Přednáška",
            procedure: null,
            patientAttendances: [
              { state: "NOT_SET", patientCard: maximilian },
              { state: "EXCUSED", patientCard: card(3, "Jan Kučera", null) },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: "whom to call",
    render: () => (
      <CallList
        calls={[
          call,
          { ...call, id: 2, phone: null, note: null, patientCard: maximilian, bookedEvent: { ...morning, id: 9 } },
        ]}
        hrefOf={(id) => `#nahradnik-${id}`}
        placeHref={({ id }) => `#termin-${id}`}
        eventHref={(id) => `#udalost-${id}`}
      />
    ),
  },
  {
    name: "a canceled day to put back",
    render: () => <DayToRestore calls={[call, { ...call, id: 2, phone: null, patientCard: maximilian }]} />,
  },
  {
    name: "saved by somebody else meanwhile",
    render: () => (
      <EntryDifferences
        procedures={choices.procedures}
        profiles={[
          { id: 1, fullName: "Mgr. Jana Horáková" },
          { id: 2, fullName: "MUDr. Maximilian Freiherr von Untersteinbacher" },
        ]}
        differences={[
          { name: "weekdays", mine: [1, 5], theirs: [] },
          { name: "profiles", mine: [1], theirs: [1, 2] },
          { name: "timeTo", mine: "12:00", theirs: "11:30" },
          { name: "urgent", mine: true, theirs: false },
        ]}
      />
    ),
  },
  {
    name: "a new waiting patient",
    render: () => (
      <WaitingPatientFields
        {...choices}
        fields={fields("new")}
        today={today}
        patient={{ chosen: null, query: "", searchHref: "#hledat", sourceHref: "#pacienti" }}
      />
    ),
  },
  {
    name: "an entry, with what is wrong",
    render: () => (
      <WaitingPatientFields
        {...choices}
        fields={fields(
          "edit",
          {
            phone: "123",
            procedures: ["1"],
            weekdays: ["1", "3"],
            timeFrom: "12:00",
            timeTo: "8",
            urgent: "on",
            note: "Přijde s berlemi",
          },
          { phone: ["phoneInvalid"], timeTo: ["endBeforeStart"] },
        )}
        today={today}
      />
    ),
  },
];
