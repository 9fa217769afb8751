import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { FacilityFields } from "./facility-fields.tsx";

const people = [
  { id: 2, listName: "Odešlý Otto", active: false },
  { id: 1, listName: "Vrba Ondřej, Mgr.", active: true },
];
const fields = {
  name: exampleField("facility-name", { defaultValue: "Lymfodrenážní přístroj" }),
  facilityType: exampleField("facility-type", { defaultValue: "EQUIPMENT" }),
  profileIds: { ...exampleField("facility-profiles"), initialValue: ["1"] },
};

export const examples: Example[] = [
  {
    name: "form of equipment",
    render: () => (
      <Form>
        <FacilityFields fields={fields} people={people} />
      </Form>
    ),
  },
];
