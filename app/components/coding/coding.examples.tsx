import { codingErrorKinds, codingWarningKinds } from "#rules/insurance/coding-fault-kinds.ts";
import type { Example } from "../example.ts";
import { exampleField as field } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { CodingFaults } from "./coding-faults.tsx";
import { CodingFields } from "./coding-fields.tsx";
import { CodingPayer } from "./coding-payer.tsx";
import { CodingView } from "./coding-view.tsx";
import { ReportFaults } from "./report-faults.tsx";

const exercise = { code: "21221", name: "LÉČEBNÁ TĚLESNÁ VÝCHOVA NA NEUROFYZIOLOGICKÉM PODKLADĚ" };
const examination = { code: "21001", name: "KOMPLEXNÍ KINEZIOLOGICKÉ VYŠETŘENÍ" };
const lowBack = { value: "M54.5", label: "M54.5 Bolesti dolní části zad" };
const empty = { query: "" };

export const examples: Example[] = [
  {
    name: "form with several departments",
    render: () => (
      <Form>
        <CodingFields
          form="report"
          fields={{
            department: field("department", { defaultValue: "1" }),
            reason: field("reason", { errors: ["codingReasonMissing"] }),
            primaryDiagnosis: field("primaryDiagnosis", { defaultValue: "M54.5" }),
            otherDiagnosis1: field("otherDiagnosis1"),
            otherDiagnosis2: field("otherDiagnosis2"),
            otherDiagnosis3: field("otherDiagnosis3"),
            otherDiagnosis4: field("otherDiagnosis4"),
          }}
          departments={[
            { id: 1, expertise: "902" },
            { id: 2, expertise: "917" },
          ]}
          presets={[
            { name: "KR + LTV", href: "#1" },
            { name: "LTV + měkké tkáně", href: "#2" },
          ]}
          choices={{
            primaryDiagnosis: { chosen: lowBack, query: "" },
            otherDiagnosis1: empty,
            otherDiagnosis2: empty,
            otherDiagnosis3: empty,
            otherDiagnosis4: empty,
          }}
          rows={[
            { code: "21001", counts: { count: "2" }, name: examination.name },
            { code: "21221", counts: { count: "1" }, name: exercise.name },
            { code: "", counts: { count: "" } },
          ]}
          offered={[
            {
              ...examination,
              warning: "FREQUENCY",
              warningAllowed: 1,
              currentLimitation: {
                availableAmount: 0,
                allowedAmountPerTimePeriod: 1,
                timePeriod: "MONTH",
                timePeriodMultiplier: 3,
              },
            },
            { ...exercise, warning: "BEYOND_VOUCHER", warningAllowed: 5, currentLimitation: null },
          ]}
          errorOf={() => undefined}
          searchHref="/vzornik"
          sourceHref="/hledani/diagnozy"
        />
      </Form>
    ),
  },
  {
    name: "every fault",
    render: () => (
      <CodingFaults
        variant="warning"
        title="Napište důvod"
        faults={[...codingErrorKinds, ...codingWarningKinds].map((kind) => ({ kind, code: "21221", allowed: 60 }))}
      />
    ),
  },
  {
    name: "faults of a report",
    render: () => (
      <ReportFaults
        reason={null}
        faults={[
          { kind: "NO_DIAGNOSIS", isError: true, code: null, allowed: null },
          { kind: "FREQUENCY", isError: false, code: "21001", allowed: 1 },
        ]}
      />
    ),
  },
  {
    name: "coding of a report",
    render: () => (
      <CodingView
        coding={{
          department: { expertise: "902" },
          medicalOperationsWithCount: [{ medicalOperation: exercise, count: 1 }],
          primaryDiagnosis: { label: lowBack.label },
          otherDiagnosis: [{ label: "G54.4 Poruchy kořenů lumbosakrálních nervů" }],
          codingReason: "Obě kolena.",
        }}
      />
    ),
  },
  { name: "the patient pays", render: () => <CodingPayer isMember visit={{ insured: false }} visitHref="#n" /> },
  { name: "of no visit", render: () => <CodingPayer isMember visit={null} /> },
  { name: "of no department", render: () => <CodingPayer isMember={false} visit={{ insured: true }} /> },
];
