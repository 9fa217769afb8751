import type { Example } from "../example.ts";
import { exampleField } from "../forms/example-field.ts";
import { Clashes } from "./clashes.tsx";
import { DayList } from "./day-list.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventFields, eventFieldNames } from "./event-fields.tsx";

const fields = (prefix: string, values: Record<string, string> = {}) =>
  Object.fromEntries(eventFieldNames.map((name) => [name, { ...exampleField(`${prefix}-${name}`, { defaultValue: values[name] }), initialValue: values[name] }])) as Parameters<typeof EventFields>[0]["fields"];
const patient = { chosen: null, query: "", searchHref: "#hledat", sourceHref: "#pacienti" };
const options = {
  procedures: [{ value: "1", label: "Individuální LTV, 45 min" }],
  profiles: [{ value: "1", label: "Mgr. Jana Horáková" }, { value: "2", label: "MUDr. Maximilian Freiherr von Untersteinbacher (v tu dobu ne)" }],
  facilities: [{ value: "3", label: "Tělocvična" }, { value: "4", label: "Lymfodrenážní přístroj" }],
};
const nothing = { procedure: null, owner: null, staffs: [], facilities: [], places: null, issue: null, note: null, patients: [] };

export const examples: Example[] = [
  { name: "a new event", render: () => <EventFields fields={fields("new", { date: "2026-11-25", from: "08:30" })} freeTime={false} today="2026-11-25" patient={patient} options={options} override={false} outsideHours /> },
  { name: "free time, refused, with an override", render: () => <EventFields fields={fields("free", { allDay: "on", date: "zítra" })} freeTime today="2026-11-25" patient={patient} options={options} override outsideHours={false} /> },
  {
    name: "clashes",
    render: () => (
      <Clashes
        eventHref={(id) => `#udalost-${id}`}
        clashes={[
          { kind: "PROFILE", reason: "EVENT", at: "2026-11-25T07:30:00Z", id: 1, label: "Jana Horáková", from: "2026-11-25T07:30:00Z", to: "2026-11-25T08:15:00Z", event: 1, eventName: "Individuální LTV" },
          { kind: "PATIENT_CARD", reason: "EVENT", at: "2026-11-25T07:30:00Z", id: 2, label: "Alena Procházková", from: "2026-11-25T07:30:00Z", to: "2026-11-25T08:15:00Z", event: 1, eventName: null },
          { kind: "PROFILE", reason: "OUTSIDE_HOURS", at: "2026-11-25T17:30:00Z", id: 1, label: "Jana Horáková", from: "2026-11-25T17:30:00Z", to: "2026-11-25T18:15:00Z", event: null, eventName: null },
        ]}
      />
    ),
  },
  {
    name: "facts of an event: all, and hardly any",
    render: () => (
      <>
        <EventFacts
          when="středa 25. listopadu 2026 8:30–9:15"
          procedure={{ name: "Skupinové cvičení", color: "YELLOW" }}
          owner="Mgr. Jana Horáková"
          staffs={["Petr Šindelář"]}
          facilities={["Tělocvična"]}
          places="obsazeno 2 z 8"
          issue="Bolest zad"
          note="Přijde s berlemi."
          patients={[{ href: "#p1", name: "Alena Procházková", phone: "+420601000142", state: "PRESENT" }, { href: "#p2", name: "Jan Kučera", phone: null, state: "EXCUSED" }]}
        />
        <EventFacts when="st 25. 11." {...nothing} />
      </>
    ),
  },
  {
    name: "a day on paper",
    render: () => (
      <DayList
        people={[{
          id: 1,
          name: "Mgr. Jana Horáková",
          days: [{
            date: "2026-11-25",
            title: "středa 25. listopadu 2026",
            rows: [
              { id: 1, time: "8:30–9:15", what: "", patients: [{ name: "Alena Procházková", phone: "+420601000142" }], service: "Individuální LTV", place: "Tělocvična", note: "Přijde s berlemi." },
              { id: 2, time: "", what: "Dovolená", patients: [], service: "", place: "", note: "" },
            ],
          }],
        }]}
      />
    ),
  },
];
