import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { OperationPresetFields } from "./operation-preset-fields.tsx";
import { OperationPresetTable } from "./operation-preset-table.tsx";

const examination = { code: "21002", name: "KINEZIOLOGICKÉ VYŠETŘENÍ" };
const exercise = { code: "21221", name: "LÉČEBNÁ TĚLESNÁ VÝCHOVA NA NEUROFYZIOLOGICKÉM PODKLADĚ" };
const common = {
  specialties: [{ code: "902", name: "samostatné pracoviště fyzioterapeutů" }],
  offered: [examination, exercise],
  errorOf: () => undefined,
};
const free = { code: "", counts: { count: "" } };
const fieldsOf = (example: string, name: string, errors?: string[]) => ({
  name: exampleField(`${example}-name`, { defaultValue: name }),
  expertise: exampleField(`${example}-expertise`, { defaultValue: "902" }),
  medicalOperationsWithCount: exampleField(`${example}-medicalOperationsWithCount`, { errors }),
});

export const examples: Example[] = [
  {
    name: "presets with one operation and with more",
    render: () => (
      <OperationPresetTable
        rows={[
          {
            id: 1,
            name: "Vyšetření a LTV na neurofyziologickém podkladě",
            expertise: "902",
            medicalOperationsWithCount: [
              { medicalOperation: examination, count: 1 },
              { medicalOperation: exercise, count: 2 },
            ],
          },
          {
            id: 2,
            name: "LTV",
            expertise: "902",
            medicalOperationsWithCount: [{ medicalOperation: exercise, count: 1 }],
          },
        ]}
        editHref={(id) => `#${id}`}
        removeHref={(id) => `#odebrat-${id}`}
      />
    ),
  },
  {
    name: "form of a preset without operations, refused",
    render: () => (
      <Form>
        <OperationPresetFields
          {...common}
          form="preset-empty"
          fields={fieldsOf("preset-empty", "LTV", ["required"])}
          rows={[free, free, free]}
        />
      </Form>
    ),
  },
];
