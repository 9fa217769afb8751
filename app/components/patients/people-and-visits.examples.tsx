import type { GridRow } from "#rules/grids/columns.ts";
import type { Example } from "../example.ts";
import { exampleFields } from "../forms/fields/example-field.ts";
import { PatientStrip } from "./patient-strip.tsx";
import { PatientPreview } from "../calendar/events/patient-preview.tsx";
import { PatientVisits } from "./patient-visits.tsx";
import { ExampleOf } from "../grids/example-grid.tsx";
import { RelatedFields } from "./related/related-fields.tsx";
import { RelatedPeople } from "./related/related-people.tsx";

const today = "2026-11-21";
const mother = {
  id: 1,
  name: "Eva Procházková",
  relation: "matka",
  roles: ["GUARDIAN", "CONTACT"] as ("GUARDIAN" | "CONTACT")[],
  phone: "+420601000143",
  email: "eva.p@example.com",
  note: "Volejte po 15. hodině.",
};
const neighbour = {
  ...mother,
  id: 2,
  name: "Maximilian Freiherr von Untersteinbacher-Hohenlohe",
  relation: null,
  roles: ["INFORMED" as const],
  phone: null,
  email: null,
  note: null,
};
const visit = {
  id: 1,
  state: "NOT_SET",
  stateAt: null,
  stateBy: null,
  event: {
    id: 1,
    beginAt: "2026-12-02T07:15:00Z",
    endAt: "2026-12-02T08:00:00Z",
    allDay: false,
    name: null,
    procedure: { name: "Individuální LTV", color: "GREEN" },
    owner: { fullName: "Mgr. Jana Horáková" },
  },
} as const;
const was = { ...visit.event, beginAt: "2026-11-18T07:15:00Z", endAt: "2026-11-18T08:00:00Z" };
const said = { stateAt: "2026-11-18T08:05:00Z", stateBy: { fullName: "Renata Malá" } };
const past = (["PRESENT", "EXCUSED", "NOT_EXCUSED", "NOT_SET"] as const).map((state, at) => ({
  id: at + 2,
  state,
  ...(state === "NOT_SET" ? { stateAt: null, stateBy: null } : said),
  event: was,
}));
const visits = {
  eventHref: (id: number) => `#${id}`,
  certificateHref: (id: number) => `#potvrzeni-${id}`,
  whenHref: (when: string | undefined) => `#${when}`,
  orderHref: "#objednat",
};

const therapy = { name: "Individuální LTV", color: "GREEN" } as const;
const martin = { id: 2, name: "Bc. Martin Jedlička" };
const unpaid = {
  price: { amount: 65_000, currency: "CZK" },
  paid: { amount: 0 },
  payedAt: null,
  canceledAt: null,
} as const;
const listed = { service: therapy, person: martin, marked: null, attendance: null, outcome: null };
const rows: GridRow<"visits">[] = [
  {
    ...listed,
    id: 1,
    visit: { event: 1, beginAt: "2026-12-02T08:15:00Z", endAt: "2026-12-02T09:00:00Z", allDay: false, coming: true },
    away: 7,
  },
  ...(["PRESENT", "EXCUSED", "NOT_EXCUSED", null] as const).map((attendance, at) => ({
    ...listed,
    id: at + 2,
    visit: { event: 2, beginAt: "2026-11-18T08:15:00Z", endAt: "2026-11-18T09:00:00Z", allDay: false, coming: false },
    away: -7 - 30 * at,
    attendance,
    outcome:
      attendance === null
        ? null
        : {
            payment: { id: 1, state: unpaid },
            report: attendance === "PRESENT" ? { card: "1", uuid: "2", state: "SIGNED" as const } : null,
          },
  })),
];

const atAGlance = {
  patient: {
    fullName: "Anna Procházková",
    dateOfBirth: "1984-05-02",
    cave: "Alergie na latex",
    phone: "+420601000143",
  },
  coming: [visit],
  past: past.slice(0, 3),
  note: null,
  hrefs: { card: "#karta", event: visits.eventHref, report: "#zprava", next: "#termin", back: "#zpet" },
};

export const examples: Example[] = [
  {
    name: "a patient with visits, and one whom the screen does not name",
    render: () => (
      <>
        <PatientPreview {...atAGlance} />
        <PatientPreview
          {...atAGlance}
          patient={null}
          coming={[]}
          past={[]}
          hrefs={{ ...atAGlance.hrefs, report: undefined }}
        />
      </>
    ),
  },
  {
    name: "the patient above a report",
    render: () => (
      <PatientStrip
        patient={{ fullName: "Alena Procházková", dateOfBirth: "1985-06-23", cave: "Alergie na latex" }}
        href="#karta"
      >
        vyšetření 25. 11. 2026 8:15
      </PatientStrip>
    ),
  },
  {
    name: "people around a patient",
    render: () => (
      <div className="said">
        <RelatedPeople
          people={[mother, neighbour]}
          dateOfBirth="2015-03-01"
          today={today}
          addHref="#pridat"
          editHref={(id) => `#${id}`}
        />
      </div>
    ),
  },
  {
    name: "a minor without a guardian, in the archive",
    render: () => (
      <div className="said">
        <RelatedPeople people={[]} dateOfBirth="2015-03-01" today={today} />
      </div>
    ),
  },
  {
    name: "a form of somebody around a patient",
    render: () => (
      <RelatedFields
        fields={exampleFields("related", {
          name: mother.name,
          relation: mother.relation,
          roles: "",
          phone: mother.phone,
          email: "",
          note: "",
        })}
      />
    ),
  },
  {
    name: "visits with their payments and reports, one of them looked for",
    render: () => (
      <ExampleOf name="visits" rows={rows}>
        {(grid) => (
          <PatientVisits
            {...grid}
            {...visits}
            counts={{ total: 121, notExcused: 1, excused: 2 }}
            when={undefined}
            marked={2}
            mayRead
          />
        )}
      </ExampleOf>
    ),
  },
  {
    name: "visits for users who may not read reports, in the archive",
    render: () => (
      <ExampleOf name="visits" rows={rows.slice(1, 3)}>
        {(grid) => (
          <PatientVisits
            {...grid}
            {...visits}
            orderHref={undefined}
            counts={{ total: 2, notExcused: 0, excused: 1 }}
            when="past"
            mayRead={false}
          />
        )}
      </ExampleOf>
    ),
  },
  {
    name: "no visits at all",
    render: () => (
      <ExampleOf name="visits" rows={[]}>
        {(grid) => (
          <PatientVisits
            {...grid}
            {...visits}
            counts={{ total: 0, notExcused: 0, excused: 0 }}
            when={undefined}
            mayRead
          />
        )}
      </ExampleOf>
    ),
  },
];
