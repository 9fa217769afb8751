import type { Example } from "../example.ts";
import { CopiesTable } from "./copies-table.tsx";
import { CopyContents } from "./copy-contents.tsx";
import { CopyProgress } from "./copy-progress.tsx";

const copy = {
  orderedAt: "2026-03-16T08:10:00Z",
  orderedBy: { fullName: "Mgr. Maximiliana Untersteinbacherová" },
  keptUntil: null,
  fault: null,
  missing: 0,
  file: null,
};
const file = { uuid: "1", size: 18_734_112_004 };

export const examples: Example[] = [
  { name: "contents of a copy of the centre", render: () => <CopyContents /> },
  { name: "a copy that is being made", render: () => <CopyProgress done={8200} total={20_114} againHref="#" /> },
  { name: "a copy that waits for its turn", render: () => <CopyProgress done={0} total={0} againHref="#" /> },
  {
    name: "copies of the centre",
    render: () => (
      <CopiesTable
        copies={[
          { ...copy, id: 5, state: "UNDERWAY" },
          { ...copy, id: 4, state: "MADE", keptUntil: "2026-04-15T08:10:00Z", file, missing: 3 },
          { ...copy, id: 3, state: "FAILED", fault: "diskFull" },
          { ...copy, id: 2, state: "FAILED", fault: "unexpected" },
          { ...copy, id: 1, state: "REMOVED", keptUntil: "2026-02-15T08:10:00Z" },
        ]}
      />
    ),
  },
];
