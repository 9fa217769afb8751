import { centerWorks } from "#rules/center-status/works.ts";
import type { Example } from "../example.ts";
import { SafetyNotes } from "./safety-notes.tsx";
import { WorkTable } from "./work-table.tsx";

const quiet = { waiting: 0, waitingSince: null, failed: 0, failedSince: null };
const hrefs = { NOTICES: "#", MAILS: "#", EXPORTS: "#", COPIES: "#", IMPORTS: "#" };
const check = { at: "2026-03-16T02:30:00Z", reports: 0, consents: 0, invoices: 0, money: 0, log: 0 };

export const examples: Example[] = [
  {
    name: "work of a centre where all is done",
    render: () => <WorkTable works={centerWorks.map((work) => ({ work, ...quiet }))} hrefs={hrefs} />,
  },
  {
    name: "work of a centre that waits or failed",
    render: () => (
      <WorkTable
        works={centerWorks.map((work, at) => ({
          work,
          waiting: at * 1204,
          waitingSince: at ? "2026-03-16T07:10:00Z" : null,
          failed: 3 + at,
          failedSince: "2026-03-02T15:45:00Z",
        }))}
        hrefs={hrefs}
      />
    ),
  },
  {
    name: "evidence that was checked, and the last backup",
    render: () => <SafetyNotes check={check} backupAt="2026-03-16T01:30:00Z" logHref="#" />,
  },
  {
    name: "evidence that was not checked yet, without a backup",
    render: () => <SafetyNotes check={null} backupAt={null} logHref="#" />,
  },
];
