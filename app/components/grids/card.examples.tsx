import type { Example } from "../example.ts";
import { AttachmentList } from "../attachments/attachment-list.tsx";
import { ReportList } from "../medical-reports/report-list.tsx";
import { ExampleList, ExampleOf } from "./example-grid.tsx";

const listed = {
  id: 1,
  examined: { card: "1", uuid: "1", examinedAt: "2026-11-25T07:15:00Z", holds: true, corrects: null },
  corrects: null,
  summary: "Bez bolesti, plný rozsah.",
  service: { name: "Individuální LTV", color: "GREEN" },
  author: { id: 1, name: "Mgr. Jana Horáková" },
  state: "DRAFT",
} as const;
const rows = [
  listed,
  {
    ...listed,
    id: 2,
    examined: { ...listed.examined, uuid: "2", corrects: "2026-10-28T07:15:00Z" },
    corrects: "2026-10-28",
    summary: "Oprava: bolest vlevo.",
    state: "SIGNED",
  },
  { ...listed, id: 3, examined: { ...listed.examined, uuid: "3", holds: false }, service: null, state: "INVALID" },
] as const;

const added = { at: "2026-03-12T09:00:00Z", by: "Mgr. Dana Marešová" };
const files = [
  {
    id: 1,
    file: { uuid: "1", file: "1", name: `prukaz-pojistence-${"velmi-dlouhy-nazev-".repeat(5)}.jpg`, pictured: false },
    type: "ADMINISTRATIVE",
    added,
    size: 3_420_000,
  },
  {
    id: 2,
    file: { uuid: "2", file: "2", name: "Propouštěcí zpráva.pdf", pictured: false },
    type: "MEDICAL",
    added,
    size: 348_000,
  },
] as const;

export const examples: Example[] = [
  {
    name: "reports of a card: a draft, a correction, an invalid one",
    render: () => (
      <ExampleOf name="medicalReports" rows={rows}>
        {(grid) => <ReportList {...grid} newHref="#n" printHref="#tisk" />}
      </ExampleOf>
    ),
  },
  {
    name: "reports of a card for the desk",
    render: () => (
      <ExampleOf name="medicalReports" rows={rows}>
        {(grid) => <ReportList {...grid} />}
      </ExampleOf>
    ),
  },
  {
    name: "a card without reports",
    render: () => (
      <ExampleOf name="medicalReports" rows={[]}>
        {(grid) => <ReportList {...grid} newHref="#n" />}
      </ExampleOf>
    ),
  },
  {
    name: "attachments of a card",
    render: () => (
      <ExampleOf name="attachments" rows={files}>
        {(grid) => <AttachmentList {...grid} newHref="#pridat" />}
      </ExampleOf>
    ),
  },
  {
    name: "a card without attachments",
    render: () => (
      <ExampleOf name="attachments" rows={[]}>
        {(grid) => <AttachmentList {...grid} newHref="#pridat" />}
      </ExampleOf>
    ),
  },
  {
    name: "access log of a card: a colleague, and somebody who is not signed in",
    render: () => (
      <ExampleList
        name="accessLog"
        rows={[
          {
            id: 1,
            at: "2026-03-12T09:00:07Z",
            who: { name: "Mgr. Dana Marešová", byItself: false },
            what: ["otevření karty", "čtení zprávy"],
          },
          { id: 2, at: "2026-03-12T08:59:59Z", who: { name: null, byItself: true }, what: ["souhlas po odkazu"] },
        ]}
      />
    ),
  },
];
