import type { Example } from "../example.ts";
import { BillingMenu } from "./billing-menu.tsx";
import { CandidateTable, type CandidateRow } from "./candidate-table.tsx";
import { HeldTable } from "./held-table.tsx";
import { UnreportedTable } from "./unreported-table.tsx";

const candidate: CandidateRow = {
  insuranceCompany: { code: "111", abbreviation: "VZP" },
  insuranceVariant: "1",
  expertise: "902",
  documentKind: "06",
  period: { from: "2026-11-02", to: "2026-11-27" },
  documents: 84,
  visits: 312,
  heldDocuments: 2,
  points: 210_480,
  price: { amount: 15_575_520, currency: "CZK" },
};

export const examples: Example[] = [
  {
    name: "menu of billing",
    render: () => <BillingMenu reimbursementHref="#" numbersHref="#" readerHref="#" contractsHref="#" />,
  },
  {
    name: "candidates of a month",
    render: () => (
      <CandidateTable
        shippedPoints
        files={[{ format: "csv", href: "#" }]}
        rows={[
          candidate,
          { ...candidate, insuranceVariant: "4", documents: 1, heldDocuments: 0, visits: 5 },
          {
            ...candidate,
            insuranceCompany: { code: "201", abbreviation: "VoZP" },
            documentKind: "01",
            expertise: "201",
            period: { from: "2026-11-05", to: "2026-11-05" },
          },
        ]}
      />
    ),
  },
  {
    name: "visits that keep documents out",
    render: () => (
      <HeldTable
        caption="K opravě"
        rows={[
          {
            day: "2026-11-05",
            insuranceCompany: { code: "111", abbreviation: "VZP" },
            patientCard: { fullName: "Alena Procházková" },
            author: { listName: "Dvořák Petr" },
            faults: [
              { kind: "NO_DIAGNOSIS", code: null, allowed: null },
              { kind: "FREQUENCY", code: "21001", allowed: 1 },
            ],
            visitHref: "#visit",
            patientHref: "#patient",
            fixHref: () => "#report",
          },
          {
            day: "2026-11-06",
            insuranceCompany: null,
            patientCard: { fullName: "Karel Novák" },
            author: { listName: "Dvořák Petr" },
            faults: [{ kind: "NO_INSURER", code: null, allowed: null }],
            visitHref: "#visit2",
            patientHref: "#patient2",
            fixHref: () => "#card",
          },
        ]}
      />
    ),
  },
  {
    name: "visits that no report bills",
    render: () => (
      <UnreportedTable
        rows={(["NO_REPORT", "NOT_SIGNED", "NOT_CODED"] as const).map((gap, key) => ({
          key,
          beginAt: "2026-11-05T08:00:00Z",
          patient: "Alena Procházková",
          therapist: key === 2 ? null : "Dvořák Petr",
          gap,
          visitHref: "#visit",
          patientHref: "#patient",
          writeHref: key === 0 ? "#write" : undefined,
        }))}
      />
    ),
  },
];
