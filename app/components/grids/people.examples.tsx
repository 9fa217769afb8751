import type { Example } from "../example.ts";
import { ExampleGrid } from "./example-grid.tsx";

const empty = {
  birthDate: null,
  sex: null,
  phone: null,
  email: null,
  address: null,
  insurer: null,
  cave: null,
  created: "2026-03-16",
} as const;

export const examples: Example[] = [
  {
    name: "card file: with everything, with a name alone, and with a long one",
    render: () => (
      <ExampleGrid
        name="patients"
        choose={{
          name: "card",
          valueOf: ({ id }) => id,
          label: ({ patient }) => `Vybrat kartu ${patient!.fullName}`,
        }}
        rows={[
          {
            id: 1,
            patient: { uuid: "1", fullName: "Dvořáčková Jana, Mgr." },
            birthDate: { date: "1985-06-23", age: { amount: 40, unit: "YEAR" } },
            sex: "FEMALE",
            phone: "+420601000377",
            email: "jana@example.com",
            address: "Lipová 5, 602 00 Brno",
            insurer: "111 VZP",
            cave: "CAVE",
            created: "2025-11-02",
          },
          { id: 2, ...empty, patient: { uuid: "2", fullName: "Novák Karel" } },
          {
            id: 3,
            ...empty,
            patient: { uuid: "3", fullName: "Leutheusser-Schnarrenberger Wolfeschlegelsteinhausen" },
            birthDate: { date: "2026-03-02", age: { amount: 2, unit: "WEEK" } },
          },
        ]}
      />
    ),
  },
];
