import type { Example } from "../example.ts";
import { BookingActions } from "../bookings/booking-actions.tsx";
import { BookLink } from "../waiting-patients/waiting-parts.tsx";
import { ExampleGrid, ExampleList } from "./example-grid.tsx";

const anyTime = { weekdays: [], timeFrom: null, timeTo: null, availableFrom: null, availableTo: null };
const long = "Freiherr von Untersteinbacher-Hohenlohe Maximilian";

const request = {
  reference: "0EB9-7EDB",
  phone: "+420601222333",
  email: "vera@example.com",
  decided: null,
  rejection: null,
} as const;
const sender = { card: null, birthDate: "1980-02-01", phone: "+420601222333", email: "vera@example.com" };
const booking = { reference: "0EB9-7EDB", beginAt: "2026-12-02T14:30:00Z" };
const therapy = { name: "Individuální LTV", color: "GREEN", person: null } as const;

export const examples: Example[] = [
  {
    name: "requests: one that waits, one whose time is over, with what can be done",
    render: () => (
      <ExampleGrid
        name="bookings"
        rows={[
          {
            ...request,
            id: 1,
            booking: { ...booking, id: 1, waits: true },
            patient: { ...sender, name: "Zelená Věra" },
            service: therapy,
            reason: "Bolest ramene\nMohu i dřív",
          },
          {
            ...request,
            id: 2,
            booking: { ...booking, id: 2, waits: false },
            patient: { ...sender, name: long },
            service: { ...therapy, person: "Bc. Martin Jedlička" },
            reason: null,
          },
        ]}
        action={{
          label: "Rozhodnout",
          cell: (row) => <BookingActions row={row} />,
        }}
        keys
      />
    ),
  },
  {
    name: "requests that were decided: accepted for a card, rejected, canceled by the patient",
    render: () => (
      <ExampleGrid
        name="bookings"
        rows={[
          { by: "Mgr. Jana Horáková", reason: null },
          { by: "Mgr. Jana Horáková", reason: "V tento den máme zavřeno." },
          { by: null, reason: null },
        ].map((decision, id) => ({
          ...request,
          id,
          booking: { ...booking, id, waits: false },
          patient: { ...sender, name: "Zelená Věra", card: id === 0 ? "1" : null },
          service: therapy,
          reason: null,
          decided: { ...decision, at: "2026-11-25T09:00:00Z" },
        }))}
      />
    ),
  },
  {
    name: "waiting list: an urgent entry with everything, and one without preferences",
    render: () => (
      <ExampleList
        name="waitingPatients"
        rows={[
          {
            id: 1,
            patient: { id: 1, name: "Procházková Alena", urgent: true },
            urgent: "URGENT",
            phone: "+420601000142",
            email: "alena@example.com",
            preference: {
              procedures: [
                { id: 1, name: "Individuální LTV", color: "GREEN" },
                { id: 2, name: "Měkké techniky a mobilizace", color: "CYAN" },
              ],
              people: ["Mgr. Jana Horáková"],
            },
            time: { ...anyTime, weekdays: [1, 3], timeTo: "12:00", availableTo: "2026-12-15" },
            note: {
              note: "Stačí zavolat hodinu předem",
              canceled: { beginAt: "2026-11-16T08:00:00Z", endAt: "2026-11-16T08:45:00Z", allDay: false },
            },
            waits: { since: "2026-11-12", days: 13 },
            added: "2026-11-12",
          },
          {
            id: 2,
            patient: { id: 2, name: long, urgent: false },
            urgent: null,
            phone: null,
            email: null,
            preference: { procedures: [], people: [] },
            time: anyTime,
            note: null,
            waits: { since: "2026-11-25", days: 0 },
            added: "2026-11-25",
          },
        ]}
        action={{
          label: "Objednat",
          cell: ({ id, patient }) => <BookLink href={`#objednat-${id}`} label="Objednat" name={patient!.name} />,
        }}
      />
    ),
  },
];
