import { exampleAddress } from "../example-card.ts";
import type { Example } from "../example.ts";
import { ConclusionChoice } from "./conclusion-choice.tsx";
import { PrintedVoucherReport, type ReportedVoucher } from "./printed-voucher-report.tsx";
import { UnsignedVisits } from "./unsigned-visits.tsx";

const exercise = { code: "21221", name: "LÉČEBNÁ TĚLESNÁ VÝCHOVA NA NEUROFYZIOLOGICKÉM PODKLADĚ" };
const tissues = { code: "21413", name: "TECHNIKY MĚKKÝCH TKÁNÍ" };
const paramedicName = "Mgr. Jana Horáková";
const voucher: ReportedVoucher = {
  issuedAt: "2026-11-02",
  externalNumber: "A1B2-C3D4",
  reason: "Bolesti bederní páteře po zvednutí břemene, L4/5",
  aim: "Zmírnit bolest, obnovit rozsah pohybu",
  visits: 6,
  applicant: {
    name: "MUDr. Eva Lipová",
    icp: "32999001",
    expertise: "201",
    phone: "+420387000181",
    address: "Rehabilitační ambulance\nLannova 18\n370 01 České Budějovice",
  },
  primaryDiagnosis: { label: "M54.5 Bolesti dolní části zad" },
  otherDiagnosis: [{ label: "G54.4 Poruchy kořenů" }],
  patient: {
    fullName: "Ing. Alena Procházková, Ph.D.",
    personalIdentificationNumber: "7454210109",
    dateOfBirth: "1974-04-21",
    insuranceCompany: { code: "111", abbreviation: "VZP" },
    insuranceNumber: "7454210109",
    address: exampleAddress,
  },
  care: [
    { uuid: "1", day: "2026-11-12", paramedicName, operations: [{ ...exercise, count: 1 }] },
    {
      uuid: "2",
      day: "2026-11-19",
      paramedicName,
      operations: [
        { ...exercise, count: 1 },
        { ...tissues, count: 2 },
      ],
    },
    { uuid: "3", day: "2026-11-25", paramedicName, operations: [] },
  ],
  operations: [
    { ...exercise, asked: 5, given: 2 },
    { ...tissues, asked: null, given: 2 },
  ],
};
const center = {
  name: "Fyzio U Lípy",
  phone: "+420601000100",
  email: "info@lipa.example",
  address: exampleAddress,
  type: "MEDICAL_CENTER" as const,
  abroadAddress: null,
  logo: null,
  companyNumber: "27082440",
  icz: "32917000",
};
const conclusion = {
  examinedAt: "2026-11-25T07:15:00Z",
  duration: 45,
  state: "SIGNED" as const,
  paramedicName,
  procedureName: "Individuální LTV",
  signedAt: "2026-11-25T08:05:00Z",
  signedBy: { fullName: paramedicName },
  signingProof: "CODE" as const,
  invalidatedAt: null,
  invalidatedBy: null,
  invalidReason: null,
  digest: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  digestMatches: true,
  correctionOf: null,
  diagram: null,
  findings: null,
  department: null,
  medicalOperationsWithCount: null,
  primaryDiagnosis: null,
  otherDiagnosis: null,
  codingReason: null,
  html: "<p>Bez bolesti i po celodenním sezení, rozsah pohybu plný. Doporučeno cvičit dál doma.</p>",
  attachments: [{ file: { name: "cviky na doma.pdf" } }],
};
const sheet = { voucher, center, author: paramedicName, today: "2026-11-28" };

export const examples: Example[] = [
  {
    name: "the extent of care with a conclusion",
    render: () => <PrintedVoucherReport {...sheet} conclusion={conclusion} />,
  },
  {
    name: "without text, of a centre that does not bill insurers",
    render: () => (
      <PrintedVoucherReport
        {...sheet}
        voucher={{ ...voucher, care: voucher.care.slice(2), operations: [], otherDiagnosis: [], externalNumber: null }}
        center={{ ...center, companyNumber: null, icz: null }}
        conclusion={null}
      />
    ),
  },
  { name: "whose text concludes it", render: () => <ConclusionChoice reports={voucher.care} chosen="2" /> },
  {
    name: "visits that are not in it yet",
    render: () => (
      <UnsignedVisits
        visits={[
          { id: 1, event: { id: 1, beginAt: "2026-11-26T08:00:00Z", procedure: { name: "Individuální LTV" } } },
          { id: 2, event: { id: 2, beginAt: "2026-11-27T08:00:00Z", procedure: null } },
        ]}
        hrefOf={(event) => `#${event}`}
      />
    ),
  },
];
