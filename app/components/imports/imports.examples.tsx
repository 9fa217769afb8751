import { patientFields, type PatientField } from "#rules/imports/patient-columns.ts";
import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Form } from "../forms/form.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { DuplicateRows, FaultyRows } from "./import-rows.tsx";

const head = ["Příjmení", "Jméno", "Narození", "Telefon"];
const row = {
  line: 12,
  cells: ["Untersteinbacherová", "Maximiliana", "31. 2. 1980", ""],
  twin: null,
  faults: [],
  cards: [],
};

export const examples: Example[] = [
  {
    name: "a step of an import",
    render: () => <ImportProgress state="WRITING" done={8200} total={20000} againHref="#" />,
  },
  {
    name: "numbers of rows",
    render: () => (
      <ImportCounts
        hrefOf={(state) => (state === "FAULTY" ? "#" : undefined)}
        rows={[
          { state: "READY", count: 19_430 },
          { state: "FAULTY", count: 12 },
          { state: "DUPLICATE", count: 7 },
        ]}
      />
    ),
  },
  {
    name: "columns of a table",
    render: () => (
      <Form>
        <ColumnFields
          head={head}
          fields={
            Object.fromEntries(
              patientFields.map((field, at) => [
                field,
                exampleField(`import-${field}`, { defaultValue: at < head.length ? String(at) : undefined }),
              ]),
            ) as Record<PatientField, FieldState>
          }
        />
      </Form>
    ),
  },
  {
    name: "faulty rows",
    render: () => (
      <FaultyRows
        caption="Řádky s chybou"
        head={head}
        rows={[
          {
            ...row,
            faults: [
              { column: 2, error: "dateInvalid" },
              { column: 1, error: "required" },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: "rows of known people",
    render: () => (
      <Form>
        <DuplicateRows
          caption="Možná už kartu mají"
          decides
          cardHref={() => "#"}
          rows={[
            { ...row, cards: [{ uuid: "1", fullName: "Maximiliana Untersteinbacherová", dateOfBirth: "1980-02-28" }] },
            { ...row, line: 14, twin: 12 },
          ]}
        />
      </Form>
    ),
  },
];
