import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { RecordForm } from "../forms/record-form.tsx";
import { AdditionalProcedureFields } from "./additional-procedure-fields.tsx";
import { ProcedureFields } from "./procedure-fields.tsx";
import { procedureValues, type ProcedureRow } from "./procedure-values.ts";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const group: ProcedureRow = {
  id: 1,
  name: "Skupinové cvičení – zdravá záda",
  type: "GROUP",
  uzisType: "LTV",
  duration: 60,
  capacity: 8,
  price: czk(25_000),
  vatRate: "ZERO",
  color: "YELLOW",
  description: "Vezměte si sportovní oblečení a vodu.",
  profileIds: [1, 2, 3],
  facilityIds: [1],
  accessibleInBooking: true,
};
const alone: ProcedureRow = {
  ...group,
  id: 2,
  name: "Rechtsschutzversicherungsgesellschaftliche Begutachtung",
  type: "INDIVIDUAL",
  duration: 45,
  capacity: 1,
  price: czk(125_050),
  color: "VIOLET",
  profileIds: [],
  accessibleInBooking: false,
};
const people = [
  { id: 2, listName: "Bukovská Lucie, Bc.", active: true },
  { id: 3, listName: "Odešlý Otto", active: false },
  { id: 1, listName: "Vrba Ondřej, Mgr.", active: true },
];
const facilities = [
  { id: 1, name: "Tělocvična" },
  { id: 2, name: "Rázová vlna" },
];

/** The form's fields with a service in them; names differ between examples, so that ids do too. */
const states = (example: string, row: ProcedureRow, errors: Record<string, string[]> = {}) =>
  Object.fromEntries(
    Object.entries(procedureValues(row, "cs")).map(([name, value]) => {
      const field = exampleField(`${example}-${name}`, { defaultValue: String(value), errors: errors[name] });
      return [name, { ...field, initialValue: value }];
    }),
  ) as never;
const page = (id: string, allErrors: Record<string, string[]> = {}) => ({ form: { id, allErrors }, formProps: { id } });
const list = { href: "#sluzby", label: "Služby" };

export const examples: Example[] = [
  {
    name: "form of a group",
    render: () => (
      <Form>
        <ProcedureFields fields={states("group", group)} currency="CZK" people={people} facilities={facilities} />
      </Form>
    ),
  },
  {
    name: "form that was refused, in a centre without rooms",
    render: () => (
      <RecordForm
        title="Nová služba"
        list={list}
        save="Uložit službu"
        labelOf={() => "Cena"}
        page={page("refused", { price: ["priceInvalid"] })}
      >
        <ProcedureFields
          fields={states("refused", alone, { price: ["priceInvalid"] })}
          currency="EUR"
          people={people}
          facilities={[]}
        />
      </RecordForm>
    ),
  },
  {
    name: "form of a product that somebody else has saved meanwhile",
    render: () => (
      <RecordForm
        title="Úprava produktu"
        list={list}
        save="Uložit"
        labelOf={() => "Cena"}
        page={{ ...page("stale"), differences: [{ name: "price", mine: "189", theirs: "199" }] }}
        basis={{ version: exampleField("stale-version", { defaultValue: "2" }), was: exampleField("stale-was") }}
      >
        <AdditionalProcedureFields fields={states("stale", alone)} currency="CZK" />
      </RecordForm>
    ),
  },
];
