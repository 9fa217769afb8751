import type { Example } from "../example.ts";
import { exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { FacilityFields } from "./facility-fields.tsx";
import { FacilityTable } from "./facility-table.tsx";

const room = {
  id: 1,
  name: "Tělocvična",
  facilityType: "ROOM",
  profileIds: [],
  services: ["Skupinové cvičení – zdravá záda", "Individuální LTV"],
} as const;
const device = {
  id: 2,
  name: "Lymfodrenážní přístroj",
  facilityType: "EQUIPMENT",
  profileIds: [1, 2],
  services: [],
} as const;
const rows = [room, device].map((row) => ({ ...row, profileIds: [...row.profileIds], services: [...row.services] }));
const people = [
  { id: 2, listName: "Odešlý Otto", active: false },
  { id: 1, listName: "Vrba Ondřej, Mgr.", active: true },
];
const fields = {
  name: exampleField("facility-name", { defaultValue: device.name }),
  facilityType: exampleField("facility-type", { defaultValue: device.facilityType }),
  profileIds: { ...exampleField("facility-profiles"), initialValue: ["1"] },
};

export const examples: Example[] = [
  {
    name: "rooms and equipment",
    render: () => (
      <FacilityTable
        rows={rows}
        people={{ 1: "Vrba", 2: "Odešlý" }}
        editHref={(id) => `#${id}`}
        removeHref={(id) => `#odebrat-${id}`}
      />
    ),
  },
  {
    name: "form of equipment",
    render: () => (
      <Form>
        <FacilityFields fields={fields} people={people} />
      </Form>
    ),
  },
];
