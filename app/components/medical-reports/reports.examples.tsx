import { exampleAddress } from "../example-card.ts";
import type { Example } from "../example.ts";
import { AskedReport, ReportSubject } from "./asked-report.tsx";
import { PreviousReport } from "./previous-report.tsx";
import { OwnDrafts } from "./own-drafts.tsx";
import { PrintedReport } from "./printed-report.tsx";
import { ReportPage } from "./report-page.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportText, type ReadReport } from "./report-text.tsx";

const row = {
  uuid: "1",
  examinedAt: "2026-11-25T07:15:00Z",
  state: "DRAFT",
  paramedicName: "Mgr. Jana Horáková",
  summaryName: "Stav po plastice LCA vlevo, 9. týden. Flexe 115°, bez otoku",
  procedureName: "Individuální LTV",
  procedure: { color: "GREEN" },
  correctionOf: null,
};
const report: ReadReport = {
  ...row,
  state: "SIGNED",
  duration: 45,
  signedAt: "2026-11-25T08:05:00Z",
  signedBy: { fullName: "Mgr. Jana Horáková" },
  signingProof: "CODE",
  invalidatedAt: null,
  invalidatedBy: null,
  invalidReason: null,
  digest: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  digestMatches: true,
  diagram: null,
  findings: null,
  department: { expertise: "902" },
  medicalOperationsWithCount: [
    { medicalOperation: { code: "21221", name: "LTV NA NEUROFYZIOLOGICKÉM PODKLADĚ" }, count: 1 },
    { medicalOperation: { code: "21413", name: "TECHNIKY MĚKKÝCH TKÁNÍ" }, count: 1 },
  ],
  primaryDiagnosis: { label: "S83.5 Podvrtnutí a natažení postihující (přední) zkřížený vaz kolena" },
  otherDiagnosis: [],
  codingReason: null,
};
const noFaults = { codingFaults: [] };
const attachments = [
  { uuid: "1", file: { uuid: "1", name: "poukaz FT.pdf", size: 348_000 } },
  { uuid: "2", file: { uuid: "2", name: "koleno zepředu.jpg", size: 3_420_000 } },
];
const hrefs = {
  list: "#l",
  edit: "#e",
  diagram: "#d",
  findings: "#m",
  coding: "#v",
  history: "#h",
  sign: "#s",
  remove: "#r",
  invalidate: "#i",
  validate: "#v",
  print: "#p",
  final: "#f",
};
const html =
  "<h3>Objektivně</h3><p>Flexe <strong>115°</strong>, extenze plná, bez otoku.</p><ul><li>nácvik chůze do schodů</li></ul>";

export const examples: Example[] = [
  {
    name: "a draft is found again",
    render: () => <OwnDrafts drafts={[{ uuid: "z1", when: "19. 11. 2026 8:15" }]} hrefOf={() => "#rozepsana"} />,
  },
  {
    name: "the report before the one that is written",
    render: () => (
      <PreviousReport
        report={{
          examinedAt: "2026-11-19T07:15:00Z",
          procedureName: "Individuální LTV",
          paramedicName: "Petr Šindelář",
          html,
        }}
        href="#predchozi"
      />
    ),
  },
  {
    name: "states",
    render: () => (
      <p className="row">
        {(["DRAFT", "SIGNED", "INVALID", "REMOVED"] as const).map((state) => (
          <ReportState key={state} state={state} />
        ))}
      </p>
    ),
  },
  { name: "signed", render: () => <ReportText report={report} html={html} /> },
  {
    name: "asked about",
    render: () => (
      <>
        <ReportSubject
          report={{ ...report, patientCard: { fullName: "Marie Nováková", dateOfBirth: "1957-03-14", cave: "Latex" } }}
          href="#karta"
        />
        <AskedReport report={{ ...report, attachments: [{ file: { name: "poukaz FT.pdf" } }] }} html={html} />
      </>
    ),
  },
  {
    name: "altered and invalid",
    render: () => (
      <ReportText
        report={{
          ...report,
          state: "INVALID",
          digestMatches: false,
          invalidatedAt: "2026-11-26T09:00:00Z",
          invalidatedBy: { fullName: "Mgr. Jana Horáková" },
          invalidReason: "Chybí strana.",
        }}
        html={html}
      />
    ),
  },
  {
    name: "one's own draft, within the card",
    render: () => (
      <ReportPage
        codes
        report={{
          ...report,
          state: "DRAFT",
          signedAt: null,
          digest: null,
          corrections: [],
          attachments,
          codingFaults: [
            { kind: "NO_CONTRACT", isError: true, code: null, allowed: null },
            { kind: "ONCE_A_DAY", isError: false, code: "21413", allowed: null },
          ],
        }}
        html={html}
        mine
        writtenAt={null}
        newHrefs={{ copy: "#c", correct: "#k", attach: "#a" }}
        hrefs={hrefs}
        reportHref={(uuid) => `#${uuid}`}
        attachmentHref={(uuid) => `#${uuid}`}
      />
    ),
  },
  {
    name: "a colleague is writing",
    render: () => (
      <ReportPage
        codes={false}
        report={{
          ...report,
          ...noFaults,
          state: "DRAFT",
          signedAt: null,
          digest: null,
          corrections: [],
          attachments: [],
        }}
        html={html}
        mine={false}
        writtenAt="2026-11-25T08:05:00Z"
        hrefs={hrefs}
        reportHref={(uuid) => `#${uuid}`}
        attachmentHref={(uuid) => `#${uuid}`}
      />
    ),
  },
  {
    name: "on paper",
    render: () => (
      <PrintedReport
        report={{ ...report, attachments }}
        html={html}
        center={{
          name: "Fyzio U Lípy",
          phone: "+420601000100",
          email: "info@lipa.example",
          address: {
            uliceNazev: "Lipová",
            cisloDomovni: "418",
            cisloOrientacni: "7",
            psc: "37001",
            obecNazev: "České Budějovice",
          },
          type: "MEDICAL_CENTER" as const,
          abroadAddress: null,
          logo: null,
        }}
        patient={{
          fullName: "Ing. Alena Procházková",
          personalIdentificationNumber: "7454210109",
          dateOfBirth: "1974-04-21",
          insuranceCompany: { code: "111", abbreviation: "VZP" },
          address: exampleAddress,
          cave: "Kardiostimulátor",
        }}
      />
    ),
  },
];
