import type { Example } from "../../example.ts";
import { exampleField } from "../../forms/fields/example-field.ts";
import { eventFieldNames } from "./event-fields.tsx";
import { EventForm } from "./event-form.tsx";
import { newPatientFieldNames } from "./new-patient-fields.tsx";
import { SeriesPreview } from "../series/series-preview.tsx";

const field =
  (prefix: string, values: Record<string, string> = {}) =>
  (name: string) => ({
    ...exampleField(`${prefix}-${name}`, { defaultValue: values[name] }),
    initialValue: values[name],
  });
const formOf = (prefix: string, values?: Record<string, string>) => ({
  formProps: { id: `example-${prefix}` },
  fields: Object.fromEntries(
    [...eventFieldNames, "override", "overrideReason", "confirmOutsideHours"].map((name) => [
      name,
      field(prefix, values)(name),
    ]),
  ),
  newPatient: Object.fromEntries(newPatientFieldNames.map((name) => [name, field(`${prefix}-patient`, values)(name)])),
  today: "2026-11-25",
  books: {
    visitMinutes: 45,
    procedures: [
      { id: 1, name: "Individuální LTV", duration: 45, places: 1, facilityIds: [] },
      { id: 2, name: "Skupinové cvičení", duration: 60, places: 8, facilityIds: [3] },
    ],
    profiles: [
      { id: 1, listName: "Horáková Jana, Mgr." },
      { id: 2, listName: "Untersteinbacher Maximilian Freiherr von, MUDr." },
    ],
    facilities: [
      { id: 3, name: "Tělocvična" },
      { id: 4, name: "Lymfodrenážní přístroj" },
    ],
  },
  patients: { chosen: [], query: "" },
  ftVoucher: {
    id: 9,
    issuedAt: "2026-11-02",
    visitsLeft: 4,
    nextLimit: { limit: "BEGIN", by: "2026-12-12", daysLeft: 17 },
    applicant: { name: "MUDr. Eva Lipová" },
  } as const,
  unavailable: { profiles: { 2: "NOT_AVAILABLE" }, facilities: { 4: "NOT_BELONGING_TO_PROFILE" } } as const,
  hrefs: {
    action: "#ulozit",
    redraw: "#znovu",
    suggestions: "#pacienti",
    availability: "#volno",
    freePlaces: "#terminy",
    back: "#zpet",
    card: (uuid: string) => `#${uuid}`,
  },
  conflicts: [],
  mayOverride: true,
  save: "Zapsat událost",
});
const repeatOf = (values: Record<string, string>) => {
  const of = field("repeat", values);
  return {
    frequency: of("frequency"),
    interval: of("interval"),
    weekdays: of("weekdays"),
    monthlyBy: of("monthlyBy"),
    until: of("until"),
    count: of("count"),
    leaveOut: of("leaveOut"),
    leftOut: of("leftOut"),
    moves: of("moves"),
  };
};
export const examples: Example[] = [
  {
    name: "a new event",
    render: () => (
      <EventForm
        {...formOf("new", { date: "2026-11-25", from: "08:30" })}
        repeat={repeatOf({ frequency: "MONTHLY", interval: "2" })}
        freeTime={false}
      />
    ),
  },
  {
    name: "the dates of a series: free, taken and so left out, moved, outside of hours",
    render: () => (
      <SeriesPreview
        formProps={{ id: "example-dates" }}
        recurrence={"DTSTART;TZID=Europe/Prague:20261125T083000\nRRULE:FREQ=MONTHLY;BYDAY=-1WE;UNTIL=20270401T000000Z"}
        allDay={false}
        refused
        along={[["date", "25. 11. 2026"]]}
        fields={formOf("dates").fields}
        moveOf={(date) => ({
          to: field(date, { to: date === "2027-01-27" ? "28.1." : "" })("to"),
          at: field(date)("at"),
        })}
        mayOverride
        hrefs={{ check: "#znovu", write: "#zapsat", form: "#formular", event: (id) => `#udalost-${id}` }}
        dates={[
          {
            date: "2026-11-25",
            beginAt: "2026-11-25T07:30:00Z",
            endAt: "2026-11-25T08:15:00Z",
            leftOut: false,
            moved: false,
            holiday: null,
            conflicts: [],
          },
          {
            date: "2026-12-30",
            beginAt: "2026-12-30T07:30:00Z",
            endAt: "2026-12-30T08:15:00Z",
            leftOut: true,
            moved: false,
            holiday: null,
            conflicts: [
              {
                kind: "PROFILE",
                reason: "EVENT",
                at: "2026-12-30T07:30:00Z",
                id: 1,
                label: "Jana Horáková",
                from: "2026-12-30T07:30:00Z",
                to: "2026-12-30T08:15:00Z",
                event: 1,
                eventName: "Individuální LTV",
              },
            ],
          },
          {
            date: "2027-01-27",
            beginAt: "2027-01-28T08:00:00Z",
            endAt: "2027-01-28T08:45:00Z",
            leftOut: false,
            moved: true,
            holiday: null,
            conflicts: [
              {
                kind: "PROFILE",
                reason: "OUTSIDE_HOURS",
                at: "2027-01-28T08:00:00Z",
                id: 1,
                label: "Jana Horáková",
                from: "2027-01-28T08:00:00Z",
                to: "2027-01-28T08:45:00Z",
                event: null,
                eventName: null,
              },
            ],
          },
          {
            date: "2027-03-31",
            beginAt: "2027-03-31T06:30:00Z",
            endAt: "2027-03-31T07:15:00Z",
            leftOut: true,
            moved: false,
            holiday: "Den volna",
            conflicts: [],
          },
        ]}
      />
    ),
  },
  {
    name: "an event of a group, with a patient who may have a card",
    render: () => (
      <EventForm
        {...formOf("group", { procedure: "2", surname: "Procházková", name: "Alena" })}
        freeTime={false}
        patients={{
          chosen: [
            { value: "1", label: "Konečný Jan", detail: "1. 2. 1970, +420 601 000 142" },
            { value: "2", label: "Svobodová Untersteinbacherová Marie Magdalena" },
          ],
          query: "nov",
          options: [{ value: "3", label: "Nová Eva" }],
        }}
        candidates={[
          {
            id: 9,
            uuid: "a",
            fullName: "Alena Procházková",
            dateOfBirth: "1985-06-23",
            archived: false,
            reason: "nameAndBirthDate",
          },
        ]}
      />
    ),
  },
  {
    name: "free time, refused, with an override",
    render: () => <EventForm {...formOf("free", { allDay: "on", date: "zítra", override: "on" })} freeTime />,
  },
  {
    name: "an event refused because somebody does not work then",
    render: () => <EventForm {...formOf("hours", { confirmOutsideHours: "on" })} freeTime={false} />,
  },
];
