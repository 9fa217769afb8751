import type { Example } from "../example.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { CheckNote } from "./check-note.tsx";
import { SealNote } from "./seal-note.tsx";

const people = [
  { id: 6, listName: "Dřívější Hana, Bc.", active: false },
  { id: 3, listName: "Šindelář Petr, Mgr.", active: true },
];

export const examples: Example[] = [
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
