import type { Example } from "../example.ts";
import { ExampleGrid } from "./example-grid.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
const remove = (name: string) => (
  <a href="#odebrat">
    Odebrat<span className="vh"> {name}</span>
  </a>
);

export const examples: Example[] = [
  {
    name: "services: a group, and one that nobody gives",
    render: () => (
      <ExampleGrid
        name="procedures"
        rows={[
          {
            id: 1,
            procedure: { id: 1, name: "Skupinové cvičení – zdravá záda", color: "YELLOW" },
            color: "YELLOW",
            type: { type: "GROUP", capacity: 8 },
            capacity: 8,
            duration: { amount: 60, unit: "MINUTE" },
            price: czk(25_000),
            currency: "CZK",
            vatRate: "ZERO",
            profiles: ["Vrba", "Bukovská", "Odešlý"],
            accessibleInBooking: true,
          },
          {
            id: 2,
            procedure: { id: 2, name: long, color: "VIOLET" },
            color: "VIOLET",
            type: { type: "INDIVIDUAL", capacity: 1 },
            capacity: null,
            duration: { amount: 45, unit: "MINUTE" },
            price: czk(125_050),
            currency: "CZK",
            vatRate: "REDUCED",
            profiles: [],
            accessibleInBooking: false,
          },
        ]}
        action={{ label: "Odebrat", cell: ({ procedure }) => remove(procedure!.name) }}
      />
    ),
  },
  {
    name: "additional services and products",
    render: () => (
      <ExampleGrid
        name="additionalProcedures"
        rows={[
          {
            id: 1,
            additionalProcedure: { id: 1, name: "Tejpovací páska" },
            price: czk(18_900),
            currency: "CZK",
            vatRate: "PRIMARY",
          },
          {
            id: 2,
            additionalProcedure: { id: 2, name: long },
            price: czk(35_050),
            currency: "CZK",
            vatRate: "REDUCED",
          },
        ]}
        action={{ label: "Odebrat", cell: ({ additionalProcedure }) => remove(additionalProcedure!.name) }}
      />
    ),
  },
  {
    name: "rooms and equipment, one of them for all",
    render: () => (
      <ExampleGrid
        name="facilities"
        rows={[
          {
            id: 1,
            facility: { id: 1, name: "Tělocvična" },
            type: "ROOM",
            profiles: [],
            procedures: "Individuální LTV, Skupinové cvičení – zdravá záda",
          },
          { id: 2, facility: { id: 2, name: long }, type: "EQUIPMENT", profiles: ["Vrba", "Odešlý"], procedures: null },
        ]}
        action={{ label: "Odebrat", cell: ({ facility }) => remove(facility!.name) }}
      />
    ),
  },
];
