import type { Example } from "../example.ts";
import { GoesOrStays } from "./goes-or-stays.tsx";
import { HandOverForm } from "./hand-over.tsx";
import { HandoverTarget } from "./handover-target.tsx";
import { PastHandovers } from "./past-handovers.tsx";
import { Undecided } from "./undecided.tsx";
import { WaitingTable } from "./waiting-table.tsx";
import { WorkTabs } from "./work-tabs.tsx";
import { WorkTable, type WorkRow } from "./work-table.tsx";

const therapy: WorkRow = {
  id: 1,
  beginAt: "2026-03-17T08:00:00Z",
  allDay: false,
  href: "#1",
  what: "Individuální LTV",
  request: false,
  events: 12,
  helps: false,
  facilities: ["Cvičebna"],
  patients: [{ uuid: "1", fullName: "Jana Dvořáčková", href: "#j" }],
  obstacle: null,
  conflicts: [],
};
const rows: WorkRow[] = [
  therapy,
  {
    ...therapy,
    id: 2,
    events: 1,
    beginAt: "2026-03-18T08:00:00Z",
    obstacle: "TAKEN",
    conflicts: [
      {
        kind: "PROFILE",
        id: 3,
        label: "Mgr. Petr Svoboda",
        reason: "EVENT",
        at: "2026-03-18T08:00:00Z",
        from: "2026-03-18T08:30:00Z",
        to: "2026-03-18T09:30:00Z",
        event: 7,
        eventName: "Supervize",
      },
      {
        kind: "PROFILE",
        id: 3,
        label: "Mgr. Petr Svoboda",
        reason: "EVENT",
        at: "2026-03-18T08:00:00Z",
        from: "2026-03-18T07:30:00Z",
        to: "2026-03-18T08:15:00Z",
        event: null,
        eventName: null,
      },
    ],
  },
  {
    ...therapy,
    id: 3,
    beginAt: "2026-03-18T23:00:00Z",
    allDay: true,
    what: "Školení",
    events: 1,
    helps: true,
    facilities: [],
    patients: [],
    obstacle: "HELPS",
  },
  { ...therapy, id: 4, events: 1, request: true, patients: [], obstacle: "SERVICE_NOT_GIVEN" },
];
const eventHref = (id: number) => `#event-${id}`;

export const examples: Example[] = [
  { name: "work ahead", render: () => <WorkTable caption="Události" rows={rows} eventHref={eventHref} /> },
  {
    name: "work that is handed over, with what stays",
    render: () => (
      <>
        <HandoverTarget
          people={[{ id: 3, listName: "Svoboda Petr" }]}
          value="3"
          list={{ value: "seznam", label: "na seznam náhradníků" }}
          outside={false}
        />
        <WorkTabs current="events" events={{ total: 17, href: "#e" }} waiting={{ total: 2, href: "#w" }} />
        <Undecided requests={2} drafts={1} />
        <GoesOrStays goes={14} stays={3} showsStaying={false} goesHref="#goes" staysHref="#stays" />
        <HandOverForm id="handover" action="#" some all={14}>
          <WorkTable caption="Události k předání" rows={[therapy]} eventHref={eventHref} handover="choice" />
        </HandOverForm>
        <WorkTable caption="Události, které zůstanou" rows={rows.slice(1)} eventHref={eventHref} handover="reasons" />
      </>
    ),
  },
  {
    name: "waiting patients who asked for a colleague",
    render: () => (
      <WaitingTable
        handover
        rows={[
          {
            id: 1,
            fullName: "Karel Novák",
            href: "#k",
            services: ["Individuální LTV"],
            createdAt: "2026-03-02T08:00:00Z",
            obstacle: null,
          },
          {
            id: 2,
            fullName: "Anna Malá",
            href: "#a",
            services: [],
            createdAt: "2026-03-05T08:00:00Z",
            obstacle: "SERVICE_NOT_GIVEN",
          },
        ]}
      />
    ),
  },
  {
    name: "what was handed over before",
    render: () => (
      <PastHandovers
        undoHref={(id) => `#undo-${id}`}
        rows={[
          {
            id: 2,
            createdAt: "2026-03-12T08:00:00Z",
            createdBy: { fullName: "Mgr. Dana Marešová" },
            to: { fullName: "Mgr. Petr Svoboda" },
            events: 38,
            waitingPatients: 2,
            undoneAt: null,
          },
          {
            id: 1,
            createdAt: "2026-03-11T08:00:00Z",
            createdBy: { fullName: "Mgr. Dana Marešová" },
            to: null,
            events: 3,
            waitingPatients: 0,
            undoneAt: "2026-03-11T08:05:00Z",
          },
        ]}
      />
    ),
  },
];
