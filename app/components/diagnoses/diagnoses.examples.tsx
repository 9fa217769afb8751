import { diagnosisFields, type DiagnosisField } from "#rules/diagnoses/diagnosis-fields.ts";
import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { DiagnosisFields, type DiagnosisChoices } from "./diagnosis-fields.tsx";

const empty = { query: "" };
const choices: DiagnosisChoices = {
  primaryDiagnosis: { chosen: { value: "M54.5", label: "M54.5 Bolesti dolní části zad" }, query: "" },
  otherDiagnosis1: { query: "G54", options: [{ value: "G54.4", label: "G54.4 Poruchy kořenů" }] },
  otherDiagnosis2: empty,
  otherDiagnosis3: empty,
  otherDiagnosis4: empty,
};
const fields = Object.fromEntries(diagnosisFields.map((name) => [name, exampleField(`diagnoses-${name}`)])) as Record<
  DiagnosisField,
  ReturnType<typeof exampleField>
>;

export const examples: Example[] = [
  {
    name: "a main diagnosis, and another that is searched for",
    render: () => (
      <Form>
        <DiagnosisFields
          fields={fields}
          choices={choices}
          hint="Kód nebo část názvu, například M54.5."
          searchHref="/vzornik"
          sourceHref="/hledani/diagnozy"
        />
      </Form>
    ),
  },
];
