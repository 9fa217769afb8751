import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { BookingFacts, BookingSubject, Decided, type BookingShown } from "./booking-subject.tsx";
import { Information } from "./information.tsx";
import { RequestFields } from "./request-fields.tsx";
import { RequestSent } from "./request-sent.tsx";
import { RequestsOff } from "./requests-off.tsx";
import { ServiceList } from "./service-list.tsx";
import { TimesOffered } from "./times-offered.tsx";

const price = { amount: 95_000, currency: "CZK" };
const therapy = { id: 1, name: "Individuální LTV", description: null, duration: 45, price };
const massage = {
  id: 2,
  name: "Manuelle Lymphdrainage mit anschließender Kompressionsbehandlung",
  description: "Přineste si pohodlné oblečení.",
  duration: 60,
  price: { ...price, amount: 0 },
};
const waiting: BookingShown = {
  status: "CREATED",
  beginAt: "2026-12-02T14:30:00Z",
  name: "Věra",
  surname: "Zelená",
  dateOfBirth: "1980-02-01",
  phone: "+420601222333",
  issue: "Bolest ramene",
  note: "Mohu i dřív",
  decidedAt: null,
  decidedBy: null,
  procedure: { name: "Individuální LTV" },
  profile: null,
  file: { uuid: "0", name: "zadanka.pdf" },
};
const rejected: BookingShown = {
  ...waiting,
  status: "REJECTED",
  decidedAt: "2026-11-25T09:00:00Z",
  decidedBy: { fullName: "Mgr. Jana Horáková" },
  profile: { fullName: "Bc. Martin Jedlička" },
};
const names = ["name", "surname", "dateOfBirth", "sex", "email", "phone", "issue", "note", "file"] as const;
const fields = Object.fromEntries(names.map((name) => [name, exampleField(`request-${name}`)])) as Record<
  (typeof names)[number],
  ReturnType<typeof exampleField>
>;
const offered = {
  service: therapy,
  people: [
    { id: 1, fullName: "Bc. Martin Jedlička" },
    { id: 2, fullName: "Tereza Habrová" },
  ],
  person: null,
  shown: 6,
  end: "2026-12-23",
  hrefs: {
    services: "#sluzby",
    person: (id: number | undefined) => `#osoba-${id}`,
    time: (at: string) => `#${at}`,
    later: () => "#pozdeji",
  },
};
const at = (date: string, time: string, amount = price.amount) => ({
  date,
  beginAt: `${date}T${time}:00Z`,
  price: { ...price, amount },
});

export const examples: Example[] = [
  {
    name: "services",
    render: () => <ServiceList services={[therapy, massage]} hrefOf={(id) => `#sluzba-${id}`} />,
  },
  {
    name: "times",
    render: () => (
      <TimesOffered
        {...offered}
        times={[at("2026-12-02", "14:30"), at("2026-12-02", "14:45"), at("2026-12-03", "08:00", 100_000)]}
      />
    ),
  },
  { name: "nothing free", render: () => <TimesOffered {...offered} times={[]} last="#nejbliz" /> },
  { name: "request", render: () => <RequestFields fields={fields} uuid="0" challenge="0." today="2026-11-25" /> },
  ...[false, true].map((confirm) => ({
    name: confirm ? "sent, to be confirmed" : "sent",
    render: () => (
      <RequestSent
        reference="0EB9-7EDB"
        beginAt="2026-12-02T14:30:00Z"
        confirm={confirm}
        center={{ name: "Rehabilitace U Lípy", phone: "+420601000100", email: "info@lipa.example" }}
      />
    ),
  })),
  {
    name: "information",
    render: () => (
      <Information center={{ name: "Rehabilitace U Lípy", phone: "+420601000100", email: "info@lipa.example" }} />
    ),
  },
  ...[true, false].map((said) => ({
    name: said ? "no requests online" : "no requests online, and no contact",
    render: () => (
      <RequestsOff
        name="Rehabilitace U Lípy"
        phone={said ? "+420601000100" : null}
        email={said ? "info@lipa.example" : null}
        abroadAddress={null}
        address={said ? { uliceNazev: "Lipová", cisloDomovni: "12", psc: "37001", obecNazev: "České Budějovice" } : {}}
      />
    ),
  })),
  { name: "question", render: () => <BookingSubject booking={waiting} /> },
  { name: "facts of a request", render: () => <BookingFacts booking={waiting} /> },
  { name: "decided before", render: () => <Decided booking={rejected} /> },
];
