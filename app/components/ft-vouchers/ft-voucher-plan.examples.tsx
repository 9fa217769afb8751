import type { Example } from "../example.ts";
import { EmptyPlan } from "./empty-plan.tsx";
import { PlanConflicts } from "./plan-conflicts.tsx";
import { PlanFilter } from "./plan-filter.tsx";
import { PlanLimits } from "./plan-limits.tsx";
import { PlannedVisits, type PlannedPlace, type PlannedVisit } from "./planned-visits.tsx";
import { VoucherVisits } from "./voucher-visits.tsx";

const petr = { id: 1, fullName: "Mgr. Petr Šindelář" };
const maximilian = { id: 2, fullName: "MUDr. Maximilian Freiherr von Untersteinbacher-Hohenlohe" };
const gym = { id: 3, name: "Tělocvična" };
const place = (day: string, profile = petr, facilities = [gym]): PlannedPlace => ({
  beginAt: `${day}T08:00:00.000Z`,
  endAt: `${day}T08:45:00.000Z`,
  profile,
  facilities,
});
const visit = (day: string, more: Partial<PlannedVisit> = {}): PlannedVisit => ({
  place: place(day),
  alternatives: [place(day), { ...place(day), beginAt: `${day}T12:00:00.000Z`, endAt: `${day}T12:45:00.000Z` }],
  ticked: true,
  replaced: false,
  ...more,
});

export const examples: Example[] = [
  {
    name: "criteria of a plan, one of them wrong",
    render: () => (
      <PlanFilter
        criteria={{ procedure: 1, profile: 1, visits: "7", from: "1. 12. 2026", daysBetween: "7", weekdays: [1, 3] }}
        options={{
          procedures: [{ value: "1", label: "Individuální LTV, 45 min" }],
          profiles: [petr, maximilian].map(({ id, fullName }) => ({ value: String(id), label: fullName })),
          facilities: [{ value: "3", label: "Tělocvična" }],
        }}
        faults={{ visits: "Poukaz FT už tolik návštěv nemá." }}
      />
    ),
  },
  {
    name: "planned visits: one is replaced, one is after the limit and left out",
    render: () => (
      <>
        <PlanLimits
          unmet={[
            { limit: "BOOK", by: "2026-11-16", visits: 3 },
            { limit: "BEGIN", by: "2026-11-30", visits: 1 },
            { limit: "END", by: "2026-12-10", visits: 2 },
          ]}
          missing={1}
          to="2027-01-28"
        />
        <PlannedVisits
          formProps={{ id: "ft-voucher-visits" }}
          action="#"
          version={1}
          procedure={1}
          visits={[
            visit("2026-12-01"),
            visit("2026-12-08", { replaced: true }),
            {
              ...visit("2026-12-15", { ticked: false }),
              place: place("2026-12-15", maximilian),
              alternatives: [place("2026-12-15", maximilian)],
            },
          ]}
          endBy="2026-12-10"
          backHref="#back"
        />
      </>
    ),
  },
  {
    name: "visits that cannot be booked",
    render: () => (
      <PlanConflicts
        conflicts={[
          {
            kind: "PROFILE",
            id: 1,
            label: petr.fullName,
            reason: "EVENT",
            at: "2026-12-08T08:00:00.000Z",
            from: "2026-12-08T07:30:00.000Z",
            to: "2026-12-08T08:30:00.000Z",
            event: 5,
            eventName: "Masáž",
          },
          {
            kind: "PROFILE",
            id: 1,
            label: petr.fullName,
            reason: "OUTSIDE_HOURS",
            at: "2026-12-15T08:00:00.000Z",
            from: "2026-12-15T08:00:00.000Z",
            to: "2026-12-15T08:45:00.000Z",
            event: null,
            eventName: null,
          },
        ]}
        eventHref={(id) => `#${id}`}
      />
    ),
  },
  {
    name: "nothing proposed: before a service is chosen, without free slots, without therapists",
    render: () => (
      <>
        <EmptyPlan hasServices isSearched={false} to="2027-01-28" expertise="902" />
        <EmptyPlan hasServices isSearched to="2027-01-28" expertise="902" />
        <EmptyPlan hasServices={false} isSearched={false} to="2027-01-28" expertise="902" />
      </>
    ),
  },
  {
    name: "visits of a voucher",
    render: () => (
      <VoucherVisits
        visits={[
          {
            id: 1,
            state: "PRESENT",
            event: {
              id: 1,
              beginAt: "2026-11-20T08:00:00Z",
              procedure: { name: "Individuální LTV" },
              owner: { fullName: "Mgr. Petr Šindelář" },
            },
          },
          { id: 2, state: "NOT_SET", event: { id: 2, beginAt: "2026-12-01T08:00:00Z", procedure: null, owner: null } },
        ]}
        hrefOf={(id) => `#${id}`}
      />
    ),
  },
];
