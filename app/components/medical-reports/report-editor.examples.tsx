import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { DraftState } from "./draft-state.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { FactorFirst } from "./factor-first.tsx";
import { NotDraftNote } from "./not-draft-note.tsx";
import { ProofField } from "./proof-field.tsx";
import { ReportBasis } from "./report-basis.tsx";
import { ReportFields } from "./report-fields.tsx";
import { SaveAndGoOn } from "./save-and-go-on.tsx";
import { VisitChoice } from "./visit-choice.tsx";

export const examples: Example[] = [
  {
    name: "what is asked of whoever signs",
    render: () => (
      <Form>
        {(
          [
            ["PASSWORD", false],
            ["CODE", false],
            ["CODE", true],
          ] as const
        ).map(([proof, recovery]) => (
          <ProofField
            key={`${proof} ${recovery}`}
            proof={proof}
            recovery={recovery}
            otherHref="#"
            fields={{ password: exampleField(`password${proof}`), code: exampleField(`code${recovery}`) }}
          />
        ))}
      </Form>
    ),
  },
  { name: "a second factor comes first", render: () => <FactorFirst about={null} turnOnHref="#on" backHref="#b" /> },
  ...(
    [
      ["saved while typing", { is: "saved", at: "2026-11-25T13:32:00Z" }],
      ["the line is down", { is: "unreachable", onDevice: true }],
      ["signed out while typing", { is: "signedOut", onDevice: true }],
      ["saved elsewhere", { is: "conflict", error: "stale" }],
      ["begun once already", { is: "conflict", error: "reportBegun" }],
    ] as const
  ).map(([name, kept]): Example => ({ name, render: () => <DraftState kept={kept} offered={null} /> })),
  {
    name: "save and go on",
    render: () => (
      <Form>
        <p className="row">
          <SaveAndGoOn codes />
        </p>
      </Form>
    ),
  },
  { name: "signed meanwhile", render: () => <NotDraftNote correctHref="#c" /> },
  {
    name: "left on the device",
    render: () => (
      <DraftState
        kept={{ is: "still" }}
        offered={{ at: Date.parse("2026-11-25T13:32:00Z"), content: "Flexe 115°", take: () => {} }}
      />
    ),
  },
  { name: "what the editor can do", render: () => <EditorBar act={() => {}} /> },
  {
    name: "form",
    render: () => (
      <Form>
        <ReportBasis
          fields={{
            patientCard: exampleField("card"),
            patientAttendance: exampleField("attendance"),
            correctionOf: exampleField("correction"),
            beginsFrom: exampleField("before"),
          }}
        />
        <VisitChoice
          visits={[{ id: 1, event: { beginAt: "2026-11-25T07:15:00Z" } }]}
          chosen={1}
          hrefOf={(id) => `#${id}`}
        />
        <ReportFields
          today="2026-11-25"
          procedures={[{ value: "1", label: "Individuální LTV" }]}
          fields={{
            date: exampleField("date", { defaultValue: "25. 11. 2026" }),
            time: exampleField("time", { defaultValue: "08:15" }),
            procedure: exampleField("procedure"),
            duration: exampleField("duration", { defaultValue: "45" }),
            content: exampleField("content", { errors: ["required"] }),
          }}
        />
      </Form>
    ),
  },
];
