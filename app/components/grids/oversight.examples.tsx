import type { Example } from "../example.ts";
import { KeepLink } from "../erasure/keep-link.tsx";
import { RepeatLink } from "../notices/repeat-link.tsx";
import { ExampleList } from "./example-grid.tsx";

const done = { factor: null, setting: null, count: null };
const petr = { name: "Mgr. Petr Šindelář", byItself: false };

const notice = {
  id: 1,
  about: "REMINDER",
  channel: "EMAIL",
  written: "2026-03-16T09:00:00Z",
  state: {
    state: "HANDED_OVER",
    stopReason: null,
    failure: null,
    sendAt: "2026-03-16T09:03:00Z",
    settledAt: "2026-03-16T09:03:10Z",
  },
  settled: "2026-03-16T09:03:10Z",
} as const;
const notices = [
  { ...notice, id: 4, about: "CHANGE", state: { ...notice.state, state: "WAITING", settledAt: null }, settled: null },
  notice,
  {
    ...notice,
    id: 2,
    channel: "SMS",
    about: "MOVED",
    state: { ...notice.state, state: "STOPPED", stopReason: "TOO_LATE" },
  },
  {
    ...notice,
    id: 3,
    about: "BOOKED",
    state: { ...notice.state, state: "REFUSED", failure: "Mail refused: EENVELOPE 550" },
  },
] as const;

const old = {
  id: 1,
  patient: { uuid: "1", fullName: "Bc. Jana Dvořáčková-Skočdopolová" },
  birthDate: "1951-02-03",
  lastEntry: { on: "2019-11-04" },
  visits: 12,
  reports: 3,
  attachments: 1,
  kept: { until: "2026-03-01", reason: "Trvá spor s pojišťovnou" },
  opened: "2017-03-01",
} as const;
const gone = {
  id: 1,
  card: { number: 4213, uuid: "1b2c3d4e" },
  span: { from: "2017-03-01", to: "2019-11-04" },
  reports: 3,
  attachments: 1,
  retained: { years: 5, until: "2024-12-31" },
  proposed: { on: "2026-03-15", by: "Mgr. Dana Marešová" },
  confirmed: { on: "2026-03-16", by: "Mgr. Petr Šindelář", alone: false },
  alone: false,
} as const;

export const examples: Example[] = [
  {
    name: "audit log",
    render: () => (
      <ExampleList
        name="auditLog"
        rows={[
          {
            id: 5,
            at: "2026-03-16T09:12:41Z",
            who: petr,
            what: { ...done, action: "medicalReport.signed" },
            patient: { uuid: "1", fullName: "Jana Dvořáčková" },
            address: "192.0.2.17",
          },
          {
            id: 4,
            at: "2026-03-16T09:02:03Z",
            who: petr,
            what: { ...done, action: "medicalCenter.settingSet", setting: "MISSED_VISITS" },
            patient: null,
            address: "2001:db8:85a3::8a2e:370:7334",
          },
          {
            id: 3,
            at: "2026-03-16T07:00:00Z",
            who: petr,
            what: { ...done, action: "session.started", factor: "DEVICE" },
            patient: null,
            address: "198.51.100.9",
          },
          {
            id: 2,
            at: "2026-03-16T06:58:00Z",
            who: petr,
            what: { ...done, action: "session.refused", count: 3 },
            patient: null,
            address: "198.51.100.9",
          },
          {
            id: 1,
            at: "2026-03-12T05:00:00Z",
            who: { name: null, byItself: false },
            what: { ...done, action: "gdprConsent.given" },
            patient: { uuid: "2", fullName: null },
            address: null,
          },
        ]}
      />
    ),
  },
  {
    name: "sent mail",
    render: () => (
      <ExampleList
        name="mails"
        rows={[
          {
            id: "1",
            mail: { id: "1", subject: "Pozvánka do Motusu" },
            recipient: `${"velmi-dlouhe-jmeno-".repeat(3)}@motus.example`,
            written: "2026-03-16T09:00:00Z",
            state: { sentAt: "2026-03-16T09:00:07Z", failedAt: null },
          },
          {
            id: "2",
            mail: { id: "2", subject: "Potvrďte termín" },
            recipient: "jana@pacient.example",
            written: "2026-03-16T08:00:00Z",
            state: { sentAt: null, failedAt: "2026-03-16T08:00:00Z" },
          },
          {
            id: "3",
            mail: { id: "3", subject: "SMS" },
            recipient: "+420601000377",
            written: "2026-03-16T07:00:00Z",
            state: { sentAt: null, failedAt: null },
          },
        ]}
      />
    ),
  },
  {
    name: "messages to a patient",
    render: () => (
      <ExampleList
        name="notices"
        rows={[...notices]}
        action={{ label: "Poslat znovu", cell: (row) => <RepeatLink row={row} href="#znovu" /> }}
      />
    ),
  },
  {
    name: "refused messages",
    render: () => (
      <ExampleList
        name="refusedNotices"
        rows={[
          { ...notices[3], patient: { uuid: "1", name: "Alena Procházková", request: null } },
          {
            ...notices[3],
            id: 5,
            about: "RECEIVED",
            patient: {
              uuid: null,
              name: "Věra Zelená",
              request: { id: 1, reference: "0B9A-11FE", phone: "+420601222333" },
            },
          },
        ]}
      />
    ),
  },
  {
    name: "cards past their time",
    render: () => (
      <ExampleList
        name="cardsPastTime"
        rows={[
          old,
          {
            ...old,
            id: 2,
            patient: { uuid: "2", fullName: "Karel Novák" },
            birthDate: null,
            lastEntry: { on: null },
            kept: null,
          },
        ]}
        choose={{ name: "cards", valueOf: ({ id }) => id, label: () => "Navrhnout", ticked: ({ kept }) => !kept }}
        action={{ label: "Ponechat", cell: ({ kept }) => <KeepLink name="" kept={kept} href="#ponechat" /> }}
      />
    ),
  },
  {
    name: "record of disposal",
    render: () => (
      <ExampleList
        name="disposalRecord"
        rows={[
          gone,
          {
            ...gone,
            id: 2,
            card: { number: 17, uuid: "4d3c2b1a" },
            span: { from: null, to: null },
            retained: { years: 5, until: null },
            proposed: { on: "2026-03-10", by: null },
            confirmed: { ...gone.confirmed, alone: true },
            alone: true,
          },
        ]}
      />
    ),
  },
];
