import type { RowName } from "#rules/vouchers/preset-rows.ts";
import type { Example } from "../example.ts";
import { exampleField, exampleFields } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { RecordForm } from "../forms/record-form.tsx";
import { PresetFields } from "./preset-fields.tsx";
import { drawnRows, goneServices, newPreset, presetValues, type PresetRow } from "./preset-values.ts";

const czk = (amount: number) => ({ amount, currency: "CZK" as const });
const therapy = { id: 1, name: "Individuální LTV", removed: false };
const massage = { id: 2, name: "Klasická masáž", removed: false };
const long = { id: 3, name: "Rechtsschutzversicherungsgesellschaftliche Begutachtung", removed: true };
const mixed: PresetRow = {
  id: 2,
  name: "Zdravá záda na půl roku",
  price: czk(420_050),
  proceduresWithCount: [
    { procedure: long, count: 2 },
    { procedure: massage, count: 5 },
    { procedure: therapy, count: 100 },
  ],
  validityAmount: 6,
  validityType: "MONTH",
};
const services = [therapy, massage].map(({ id, name }) => ({ value: String(id), label: name }));

/** The parts of a form with these values; names differ between examples, so that ids do too. */
const partsOf = (example: string, values: ReturnType<typeof newPreset>, errors: Record<string, string[]> = {}) => ({
  fields: exampleFields(example, {
    name: values.name,
    price: values.price,
    validityAmount: values.validityAmount,
    validityType: values.validityType,
    proceduresWithCount: "",
  }),
  rowOf: (name: RowName) => ({
    procedure: exampleField(`${example}-${name}.procedure`, {
      defaultValue: values[name]?.procedure,
      errors: errors[`${name}.procedure`],
    }),
    count: exampleField(`${example}-${name}.count`, {
      defaultValue: values[name]?.count,
      errors: errors[`${name}.count`],
    }),
  }),
  services,
  drawn: drawnRows(values),
  rowsHref: (rows: number) => `#${rows}`,
});

export const examples: Example[] = [
  {
    name: "form of a new preset",
    render: () => (
      <Form>
        <PresetFields {...partsOf("preset-new", newPreset())} currency="CZK" />
      </Form>
    ),
  },
  {
    name: "form with a service removed since, refused",
    render: () => (
      <RecordForm
        title="Úprava šablony permanentky"
        list={{ href: "#sablony", label: "Šablony permanentek" }}
        save="Uložit šablonu"
        labelOf={() => "1. služba"}
        page={{ form: { id: "preset-refused", allErrors: {} }, formProps: { id: "preset-refused" } }}
      >
        <PresetFields
          {...partsOf("preset-refused", presetValues(mixed, "cs"), { "row1.procedure": ["required"] })}
          currency="EUR"
          gone={goneServices(mixed)}
        />
      </RecordForm>
    ),
  },
];
