import type { Example } from "../example.ts";
import { RemindForm } from "../payments/remind-form.tsx";
import { common } from "./example-grid.ts";
import { GridTable } from "./grid-table.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
const imported = { at: "2026-03-16T09:30:00Z", by: "Renata Březinová" };
const unpaid = {
  payer: long,
  created: "2026-03-16",
  due: "2026-03-30",
  reminded: "2026-03-31",
  owed: czk(44_950),
  currency: "CZK",
};

export const examples: Example[] = [
  {
    name: "unpaid payments to choose from, of a patient for whom another pays and of a payer without a card",
    render: () => (
      <RemindForm action="#upominky">
        <GridTable
          {...common}
          name="unpaidPayments"
          rows={[
            {
              ...unpaid,
              id: 1,
              symbol: { id: 1, name: "26000001" },
              patient: { uuid: "1", fullName: "Jana Dvořáčková" },
            },
            {
              ...unpaid,
              id: 2,
              symbol: { id: 2, name: "26000002" },
              patient: { uuid: null, fullName: "" },
              reminded: null,
            },
          ]}
          choose={{
            name: "payment",
            valueOf: ({ id }) => id,
            label: ({ symbol }) => `Vybrat platbu ${symbol!.name}`,
          }}
        />
      </RemindForm>
    ),
  },
  {
    name: "bank statements, one of them a table without days",
    render: () => (
      <GridTable
        {...common}
        name="bankStatements"
        rows={[
          {
            id: 1,
            statement: { id: 1, from: "2026-03-01", to: "2026-03-14" },
            number: "7",
            account: "CZ6508000000192000145399",
            imported,
            movements: 41,
            waiting: 3,
          },
          {
            id: 2,
            statement: { id: 2, from: null, to: null },
            number: null,
            account: null,
            imported,
            movements: 1,
            waiting: 0,
          },
        ]}
      />
    ),
  },
];
