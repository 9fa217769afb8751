import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import type { Example } from "../example.ts";
import { InsertText } from "./insert-text.tsx";
import { LackingFactor } from "./lacking-factor.tsx";
import { ReportTextFields } from "./report-text-fields.tsx";

const therapy = { id: 1, name: "Individuální LTV" };
const templates = [
  { id: 1, name: "LTV, kontrola", procedure: therapy },
  { id: 2, name: "Bez bolesti v klidu", procedure: null },
];

export const examples: Example[] = [
  {
    name: "form",
    render: () => (
      <Form>
        <ReportTextFields
          fields={{
            name: exampleField("name", { defaultValue: "LTV, kontrola" }),
            content: exampleField("content", { defaultValue: "## LTV #datum#" }),
          }}
        >
          <p className="mb">{therapy.name}</p>
        </ReportTextFields>
      </Form>
    ),
  },
  {
    name: "to be put into a report",
    render: () => (
      <Form>
        <InsertText
          texts={{ templates, last: { uuid: "1", examinedAt: "2026-11-25T07:15:00Z" } }}
          service={1}
          insertHref="#i"
          onInsert={(event) => event.preventDefault()}
          failed={false}
        />
      </Form>
    ),
  },
  {
    name: "who could sign by no code yet",
    render: () => (
      <LackingFactor
        people={[
          { id: 1, fullName: "Petr Šindelář" },
          { id: 2, fullName: "Mgr. Jana Horáková" },
        ]}
      />
    ),
  },
  { name: "everybody could sign by a code", render: () => <LackingFactor people={[]} /> },
];
