import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { FixChoice } from "./fix-choice.tsx";
import { MyReturnedTable } from "./my-returned-table.tsx";
import { RefusalColumnFields } from "./refusal-columns.tsx";
import { ReturnedFacts, type ReturnedFactsProps } from "./returned-facts.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" as const });
const field = (name: string) => exampleField(name);
const facts: ReturnedFactsProps = {
  kind: "REFUSED",
  state: "WITH_AUTHOR",
  code: "E05",
  reason: "Pojištěnec není v registru pojišťovny",
  createdAt: "2026-12-14T08:20:00Z",
  createdBy: { fullName: "Ing. Dana Malá" },
  outcomeReason: null,
  outcomeAt: null,
  outcomeBy: null,
  document: { patientName: "Alena Procházková", insuranceNumber: "8556230419", diagnosis: "M54.5", price: czk(59_940) },
  insurer: "111 Všeobecná zdravotní pojišťovna ČR",
  batch: { number: 12, href: "#batch" },
  correctingBatch: null,
  patientHref: "#patient",
  reports: [{ examinedAt: "2026-11-03T09:00:00Z", paramedicName: "Bc. Petr Hora", href: "#report" }],
};

export const examples: Example[] = [
  { name: "a document that was refused, with its author", render: () => <ReturnedFacts {...facts} /> },
  {
    name: "a document that was corrected",
    render: () => (
      <ReturnedFacts
        {...facts}
        state="CORRECTED"
        outcomeAt="2026-12-15T10:00:00Z"
        outcomeBy={facts.createdBy}
        correctingBatch={{ number: 14, href: "#fix" }}
      />
    ),
  },
  {
    name: "documents to correct",
    render: () => (
      <FixChoice
        name="fix-patients"
        chosen={[1]}
        patients={[
          {
            id: 1,
            name: "Alena Procházková",
            documents: [{ number: 102, href: "#102", before: czk(59_940), now: czk(62_010), obstacle: null }],
          },
          {
            id: 2,
            name: "Karel Rechtsschutzversicherungsgesellschaft",
            documents: [
              { number: 104, href: "#104", before: czk(9_940), now: czk(0), obstacle: "NOTHING_LEFT" },
              { number: 105, href: "#105", before: czk(9_940), now: czk(9_940), obstacle: "ELSEWHERE" },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: "columns of a table of refusals",
    render: () => (
      <RefusalColumnFields
        fields={{
          number: field("number"),
          code: field("code"),
          reason: field("reason"),
          text: field("refusal-text"),
          names: field("refusal-names"),
          kind: field("refusal-kind"),
          forAuthor: field("refusal-author"),
        }}
        table={{ text: "Položka;Popis", names: ["Položka", "Popis"], columns: { number: 0 } }}
      />
    ),
  },
  {
    name: "reports of refused documents, in the work of their author",
    render: () => (
      <MyReturnedTable
        rows={[
          {
            insurer: "111 VZP",
            document: 102,
            code: "E05",
            reason: "Pojištěnec není v registru pojišťovny",
            day: "2026-11-03T09:00:00Z",
            patient: "Alena Procházková",
            patientHref: "#patient",
            correctHref: "#correct",
            coding: { formProps: {}, report: "1" },
          },
          {
            insurer: "205 ČPZP",
            document: 104,
            code: null,
            reason: null,
            day: "2026-11-04T09:00:00Z",
            patient: "Karel Rechtsschutzversicherungsgesellschaft",
            patientHref: "#patient",
            correctHref: "#correct-other",
            coding: { href: "#coding" },
          },
        ]}
      />
    ),
  },
];
