import type { ComponentProps } from "react";
import type { Example } from "../../example.ts";
import { EventHead } from "./event-head.tsx";
import { EventSheet } from "./event-sheet.tsx";
import { EventSubject } from "./event-subject.tsx";
import { EventErrors } from "./event-errors.tsx";
import { NamesNote } from "./names-note.tsx";
import { RemovedEvents } from "./removed-events.tsx";

const visit = { stateAt: null, stateBy: null, arrivedAt: null, startedAt: null, leftAt: null };
const shown = {
  id: 1,
  eventType: "EVENT",
  beginAt: "2026-11-25T07:30:00Z",
  endAt: "2026-11-25T08:15:00Z",
  allDay: false,
  name: null,
  note: "Přijde s berlemi.",
  issue: "Bolest zad",
  capacity: 8,
  recurrence: "DTSTART;TZID=Europe/Prague:20261125T083000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10",
  procedure: { name: "Skupinové cvičení", color: "YELLOW" },
  owner: { fullName: "Mgr. Jana Horáková" },
  staffs: [{ fullName: "Petr Šindelář" }],
  facilities: [{ name: "Tělocvična" }],
  overrides: [{ reason: "akutní bolest", overriddenBy: { fullName: "Petr Šindelář" } }],
  patientAttendances: [
    {
      ...visit,
      id: 1,
      state: "PRESENT",
      stateAt: "2026-11-25T07:31:00Z",
      stateBy: { fullName: "Renata Malá" },
      arrivedAt: "2026-11-25T07:20:00Z",
      startedAt: "2026-11-25T07:31:00Z",
      medicalReport: { uuid: "z1", state: "SIGNED" },
      payment: {
        id: 1,
        price: { amount: 95_000, currency: "CZK" },
        paid: { amount: 0 },
        owed: { amount: 95_000, currency: "CZK" },
        paymentMethod: null,
        canceledAt: null,
        cancelCause: null,
      },
      cover: "PROCEDURE_VOUCHER",
      insurerCovers: ["FT_VOUCHER"],
      ftVoucher: null,
      price: { amount: 95_000 },
      missedFee: null,
      usableProcedureVouchers: [
        {
          available: 7,
          endingOn: "2026-03-20",
          procedureVoucher: { id: 1, name: "10× Individuální LTV" },
        },
      ],
      patientCard: {
        id: 1,
        uuid: "p1",
        fullName: "Alena Procházková",
        dateOfBirth: "1985-06-23",
        phone: "+420601000142",
        cave: "Alergie na latex",
      },
    },
    {
      ...visit,
      id: 2,
      state: "EXCUSED",
      stateAt: "2026-11-24T07:31:00Z",
      stateBy: null,
      medicalReport: null,
      payment: null,
      cover: "PATIENT",
      insurerCovers: ["FT_VOUCHER"],
      ftVoucher: null,
      price: { amount: 95_000 },
      missedFee: null,
      usableProcedureVouchers: [],
      patientCard: { id: 2, uuid: "p2", fullName: "Jan Kučera", dateOfBirth: null, phone: null, cave: null },
    },
    {
      ...visit,
      id: 3,
      state: "NOT_SET",
      stateAt: null,
      stateBy: null,
      medicalReport: null,
      payment: null,
      cover: "FT_VOUCHER",
      insurerCovers: ["FT_VOUCHER"],
      ftVoucher: { id: 1, visitsLeft: 3, nextLimit: { limit: "BEGIN", by: "2026-11-23", daysLeft: -2 } },
      price: { amount: 95_000 },
      missedFee: null,
      usableProcedureVouchers: [],
      patientCard: {
        id: 3,
        uuid: "p3",
        fullName: "Eva Dvořáková",
        dateOfBirth: null,
        phone: "+420601000143",
        cave: null,
      },
    },
  ],
} satisfies ComponentProps<typeof EventSheet>["event"] & ComponentProps<typeof EventHead>["event"];
const nothing = {
  note: null,
  issue: null,
  capacity: null,
  recurrence: null,
  procedure: null,
  owner: null,
  staffs: [],
  facilities: [],
  overrides: [],
  patientAttendances: [],
};

export const examples: Example[] = [
  {
    name: "what is removed",
    render: () => (
      <>
        <EventSubject event={shown} cardHref={(uuid) => `#${uuid}`} />
        <EventSubject event={{ ...shown, ...nothing, name: "Porada" }} cardHref={(uuid) => `#${uuid}`} />
      </>
    ),
  },
  {
    name: "conflicts",
    render: () => (
      <EventErrors
        form={{ id: "example-errors", allErrors: {} }}
        labelOf={(name) => name}
        apiMessage="V té době už je něco jiného."
        eventHref={(id) => `#udalost-${id}`}
        conflicts={[
          {
            kind: "PROFILE",
            reason: "EVENT",
            at: "2026-11-25T07:30:00Z",
            id: 1,
            label: "Jana Horáková",
            from: "2026-11-25T07:30:00Z",
            to: "2026-11-25T08:15:00Z",
            event: 1,
            eventName: "Individuální LTV",
          },
          {
            kind: "PATIENT_CARD",
            reason: "EVENT",
            at: "2026-11-25T07:30:00Z",
            id: 2,
            label: "Alena Procházková",
            from: "2026-11-25T07:30:00Z",
            to: "2026-11-25T08:15:00Z",
            event: 1,
            eventName: null,
          },
          {
            kind: "PROFILE",
            reason: "OUTSIDE_HOURS",
            at: "2026-11-25T17:30:00Z",
            id: 1,
            label: "Jana Horáková",
            from: "2026-11-25T17:30:00Z",
            to: "2026-11-25T18:15:00Z",
            event: null,
            eventName: null,
          },
        ]}
      />
    ),
  },
  {
    name: "an event of a group as it stands: come, excused, in treatment",
    render: () => (
      <>
        <EventHead event={shown} hrefs={{ back: undefined, calendar: "#kalendar", remove: "#odstranit" }} />
        <EventSheet
          event={shown}
          hrefs={{
            attendance: "#ucast",
            here: "#tady",
            card: (uuid) => `#${uuid}`,
            reportHref: () => "#zprava",
            preview: () => "#nahled",
            ftVoucherHref: (id: number) => `#f${id}`,
            nextHref: () => "#dalsi",
            substitute: "#nahradnik",
          }}
        />
      </>
    ),
  },
  {
    name: "an event that hardly says anything",
    render: () => (
      <EventSheet
        event={{ ...shown, ...nothing }}
        hrefs={{
          attendance: "#",
          here: "#",
          card: () => "#",
          preview: () => "#",
          nextHref: () => "#",
          ftVoucherHref: () => "#",
        }}
      />
    ),
  },
  {
    name: "the patient hidden from a screen that patients see, and shown for this once",
    render: () => (
      <>
        <NamesNote names="hidden">{(word) => <a href="#ukazat">{word}</a>}</NamesNote>
        <NamesNote names="shown">{(word) => <a href="#skryt">{word}</a>}</NamesNote>
      </>
    ),
  },
  {
    name: "what will be removed",
    render: () => (
      <RemovedEvents
        events={[shown, { ...shown, ...nothing, id: 2, name: "Porada" }]}
        cardHref={(uuid) => `#${uuid}`}
      />
    ),
  },
];
