import type { Example } from "../example.ts";
import { ErasurePlan, VisitsAhead, type PlanShown } from "./erasure-plan.tsx";
import { PastTimeTable, type PastTimeRow } from "./past-time-table.tsx";
import { ProposalSubject } from "./proposal-subject.tsx";
import { Proposals } from "./proposals.tsx";
import { RecordTable, type RecordRow } from "./record-table.tsx";

const plan: PlanShown = {
  lastEntryOn: "2026-03-12",
  keptUntil: "2031-12-31",
  erasing: [
    { kind: "waitingPatients", count: 1 },
    { kind: "summaries", count: 3 },
  ],
  keeping: [
    { kind: "identity", count: 1, ground: "documentation", until: "2031-12-31" },
    { kind: "contacts", count: 2, ground: "documentation", until: "2031-12-31" },
    { kind: "reports", count: 12, ground: "documentation", until: "2031-12-31" },
    { kind: "consents", count: 1, ground: "evidence", until: "2031-12-31" },
    { kind: "accessLog", count: 1204, ground: "trace", until: null },
  ],
  patientCard: { erasure: null },
};
const old: PastTimeRow = {
  patientCard: { id: 1, uuid: "11111111", fullName: "Bc. Jana Dvořáčková-Skočdopolová", dateOfBirth: "1951-02-03" },
  lastEntryOn: "2019-11-04",
  visits: 12,
  reports: 3,
  attachments: 1,
  lastKept: { until: "2026-03-01", reason: "Trvá spor s pojišťovnou" },
};
const gone: RecordRow = {
  id: 1,
  number: 4213,
  uuid: "1b2c3d4e-0000",
  erasedAt: "2026-03-16T09:00:00Z",
  requestedOn: null,
  firstEntryOn: "2017-03-01",
  lastEntryOn: "2019-11-04",
  keptUntil: "2024-12-31",
  retentionYears: 5,
  reports: 3,
  attachments: 1,
  erasedBy: { fullName: "Mgr. Petr Šindelář" },
  disposal: { proposedAt: "2026-03-14T09:00:00Z", alone: false, proposedBy: { fullName: "Mgr. Dana Marešová" } },
};

export const examples: Example[] = [
  { name: "what goes and what stays", render: () => <ErasurePlan plan={plan} /> },
  {
    name: "nothing has to stay",
    render: () => <ErasurePlan plan={{ ...plan, keptUntil: null, keeping: plan.keeping.slice(4) }} />,
  },
  {
    name: "what went before",
    render: () => (
      <ErasurePlan
        plan={{
          ...plan,
          erasing: [],
          patientCard: { erasure: { erasedAt: "2026-03-16T09:00:00Z", erased: plan.erasing } },
        }}
      />
    ),
  },
  {
    name: "visits in the way",
    render: () => (
      <VisitsAhead
        hrefOf={(id) => `#udalost-${id}`}
        visits={[{ id: 1, beginAt: "2026-03-20T08:00:00Z", endAt: "2026-03-20T09:00:00Z", allDay: false }]}
      />
    ),
  },
  {
    name: "cards past their time",
    render: () => (
      <form>
        <PastTimeTable
          hrefOf={(uuid) => `#${uuid}`}
          keepHrefOf={(uuid) => `#ponechat-${uuid}`}
          rows={[
            old,
            {
              ...old,
              patientCard: { id: 2, uuid: "22222222", fullName: "Karel Novák", dateOfBirth: null },
              lastEntryOn: null,
              visits: 0,
              reports: 0,
              attachments: 0,
              lastKept: null,
            },
          ]}
        />
      </form>
    ),
  },
  {
    name: "what waits",
    render: () => (
      <Proposals
        hrefOf={(id) => `#navrh-${id}`}
        proposals={[{ id: 1, proposedAt: "2026-03-14T09:00:00Z", proposedBy: { fullName: "Mgr. Dana Marešová" } }]}
      />
    ),
  },
  {
    name: "what is decided about",
    render: () => (
      <ProposalSubject proposedAt="2026-03-14T09:00:00Z" proposedBy={{ fullName: "Mgr. Dana Marešová" }} count={3} />
    ),
  },
  { name: "nothing waits", render: () => <Proposals hrefOf={(id) => `#navrh-${id}`} proposals={[]} /> },
  {
    name: "the record",
    render: () => (
      <RecordTable
        rows={[
          gone,
          {
            ...gone,
            id: 2,
            number: 17,
            firstEntryOn: null,
            lastEntryOn: null,
            keptUntil: null,
            requestedOn: "2026-03-10",
            disposal: null,
          },
          { ...gone, id: 3, disposal: { ...gone.disposal!, alone: true } },
        ]}
      />
    ),
  },
];
