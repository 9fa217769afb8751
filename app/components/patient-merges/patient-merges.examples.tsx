import type { Example } from "../example.ts";
import { exampleCard } from "../example-card.ts";
import { MergeConflicts, MergeContents, PersonDiffers } from "./merge-contents.tsx";
import { MergeState, SecondCard } from "./merge-state.tsx";
import { MergeTable, type MergedCard } from "./merge-table.tsx";

const kept: MergedCard = {
  ...exampleCard,
  fullName: "Jana Dvořáčková",
  degreeBefore: "Mgr.",
  name: "Jana",
  surname: "Dvořáčková",
  degreeAfter: null,
  personalIdentificationNumber: "8556230419",
  dateOfBirth: "1985-06-23",
  phone: "+420601000377",
  email: null,
  insuranceNumber: "8556230419",
  cave: "Užívá Warfarin",
  weight: 61.5,
  createdAt: "2024-02-01T08:00:00Z",
  archived: false,
};
const merged: MergedCard = {
  ...kept,
  degreeBefore: null,
  surname: "Nová",
  personalIdentificationNumber: null,
  phone: "+420602000111",
  email: "jana@example.com",
  cave: "Alergie na latex",
  createdAt: "2026-01-12T08:00:00Z",
  archived: true,
};
const countries = [{ code: "CZ", name: "Česko" }];
const merge = {
  mergedAt: "2026-03-16T09:00:00Z",
  mergedBy: { fullName: "Renata Malá" },
  merged: { fullName: "Jana Nová" },
  newSince: 0,
};

export const examples: Example[] = [
  {
    name: "two cards beside each other",
    render: () => (
      <div className="merging">
        <MergeTable kept={kept} merged={merged} countries={countries} chosen={{ surname: "merged" }} />
      </div>
    ),
  },
  {
    name: "what goes along",
    render: () => (
      <MergeContents
        moving={[
          { kind: "visits", count: 12, from: "2026-01-12T08:00:00Z", to: "2026-03-20T08:00:00Z" },
          { kind: "reports", count: 1, from: "2026-01-12T08:00:00Z", to: "2026-01-12T08:00:00Z" },
          { kind: "insurances", count: 2, from: null, to: null },
        ]}
      />
    ),
  },
  {
    name: "maybe another person",
    render: () => <PersonDiffers kept={kept} merged={{ ...merged, dateOfBirth: "1979-02-01" }} />,
  },
  { name: "nothing goes along", render: () => <MergeContents moving={[]} /> },
  {
    name: "visits at the same time",
    render: () => (
      <MergeConflicts
        hrefOf={(id) => `#udalost-${id}`}
        conflicts={[
          { event: 1, other: 2, beginAt: "2026-03-20T08:00:00Z", endAt: "2026-03-20T09:00:00Z" },
          { event: 3, other: 3, beginAt: "2026-03-21T08:00:00Z", endAt: "2026-03-21T09:00:00Z" },
        ]}
      />
    ),
  },
  {
    name: "the way to it on the card",
    render: () => (
      <div className="said">
        <SecondCard href="#sloucit" />
      </div>
    ),
  },
  { name: "a card that can be split again", render: () => <MergeState merge={merge} unmergeHref="#rozdelit" /> },
  {
    name: "a card that cannot be split any more",
    render: () => <MergeState merge={{ ...merge, newSince: 3 }} unmergeHref="#rozdelit" />,
  },
];
