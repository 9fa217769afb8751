import { importFields } from "#rules/imports/columns.ts";
import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { DuplicateRows, FaultyRows } from "./import-rows.tsx";
import { ListedRows } from "./listed-rows.tsx";
import { NameQuestions } from "./name-questions.tsx";

const head = ["Příjmení", "Jméno", "Narození", "Telefon"];
const row = {
  line: 12,
  cells: ["Untersteinbacherová", "Maximiliana", "31. 2. 1980", ""],
  twin: null,
  faults: [],
  known: [],
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
          kind="VOUCHERS"
          head={head}
          today="2026-03-16"
          fields={
            Object.fromEntries(
              [...importFields.VOUCHERS, "openedOn"].map((field, at) => [
                field,
                exampleField(`import-${field}`, { defaultValue: at < head.length ? String(at) : undefined }),
              ]),
            ) as never
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
    name: "names that nobody has explained",
    render: () => (
      <Form>
        <NameQuestions
          names={[
            {
              subject: "PERSON",
              written: "Bc. Untersteinbacherová",
              options: [{ id: 1, label: "Malá Petra", dateOfBirth: null }],
            },
            {
              subject: "PATIENT",
              written: "Stejný Jan",
              options: [{ id: 2, label: "Jan Stejný", dateOfBirth: "1980-02-28" }],
            },
          ]}
          fields={[exampleField("import-target-1"), exampleField("import-target-2")]}
        />
      </Form>
    ),
  },
  {
    name: "visits whose time is taken",
    render: () => (
      <Form>
        <ListedRows
          state="CONFLICTING"
          head={head}
          decides
          rows={[{ ...row, line: 15, faults: [{ column: 0, error: "overlap" }] }]}
          cardHref={() => "#"}
        />
      </Form>
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
            { ...row, known: [{ uuid: "1", name: "Maximiliana Untersteinbacherová", dateOfBirth: "1980-02-28" }] },
            { ...row, line: 14, twin: 12 },
          ]}
        />
      </Form>
    ),
  },
];
