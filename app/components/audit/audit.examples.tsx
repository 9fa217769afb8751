import type { Example } from "../example.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { CheckNote } from "./check-note.tsx";
import { SealNote } from "./seal-note.tsx";

const petr = { fullName: "Mgr. Petr Šindelář" };
const rows = [
  {
    at: "2026-03-16T09:12:41Z",
    action: "medicalReport.signed",
    profile: petr,
    patientCard: { uuid: "1", fullName: "Jana Dvořáčková" },
    address: "192.0.2.17",
  },
  {
    at: "2026-03-16T09:02:03Z",
    action: "event.listed",
    profile: petr,
    patientCard: null,
    address: "2001:db8:85a3::8a2e:370:7334",
  },
  { at: "2026-03-16T06:58:00Z", action: "session.refused", profile: petr, patientCard: null, address: "198.51.100.9" },
  {
    at: "2026-03-12T05:00:00Z",
    action: "gdprConsent.given",
    profile: null,
    patientCard: { uuid: "2", fullName: "" },
    address: null,
  },
];
const people = [
  { id: 6, listName: "Dřívější Hana, Bc.", active: false },
  { id: 3, listName: "Šindelář Petr, Mgr.", active: true },
];

export const examples: Example[] = [
  { name: "what was done", render: () => <AuditTable rows={rows} hrefOf={(uuid) => `#${uuid}`} /> },
  {
    name: "filters",
    render: () => (
      <AuditFilters values={{ person: 3, kind: "REPORTS", from: "1. 3. 2026" }} people={people} resetHref="#vse" />
    ),
  },
  {
    name: "sealed and anchored",
    render: () => (
      <SealNote seal={{ position: 41_230, sealedAt: "2026-03-16T09:12:00Z", anchoredAt: "2026-03-16T09:00:00Z" }} />
    ),
  },
  {
    name: "checked",
    render: () => (
      <CheckNote check={{ at: "2026-03-16T02:30:00Z", reports: 0, consents: 0, invoices: 0, money: 0, log: 0 }} />
    ),
  },
  {
    name: "not as it was",
    render: () => (
      <CheckNote check={{ at: "2026-03-16T02:30:00Z", reports: 2, consents: 0, invoices: 1, money: 3, log: 1 }} />
    ),
  },
  { name: "not sealed yet", render: () => <SealNote seal={null} /> },
];
