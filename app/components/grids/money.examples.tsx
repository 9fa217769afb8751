import type { GridValues } from "#rules/grids/column.ts";
import type { Example } from "../example.ts";
import { RemindForm } from "../payments/remind-form.tsx";
import { ExampleGrid } from "./example-grid.tsx";

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
const movement = {
  movement: { id: 1, day: "2026-03-14" },
  payer: { name: "Jana Dvořáčková", account: "178124-4159/0710", message: long },
  account: "178124-4159/0710",
  message: long,
  symbol: "26000001",
  advice: null,
  amount: czk(85_000),
  booked: czk(0),
  payments: null,
  reason: null,
  currency: "CZK",
};
const waiting: GridValues["bank-movement-state"] = {
  state: "WAITING",
  amount: czk(85_000),
  booked: { amount: 0 },
  leftOutReason: null,
  payments: [],
};
const payments = [
  { id: 1, name: "Jana Dvořáčková" },
  { id: 2, name: "Bytové družstvo" },
];
const month = {
  charged: czk(12_355_000),
  canceled: czk(95_000),
  paid: czk(10_950_000),
  cash: czk(3_120_000),
  card: czk(5_880_000),
  transfer: czk(1_950_000),
  voucher: czk(1_405_000),
  rounding: czk(-50),
  cashBooks: czk(720_000),
  cashIn: czk(3_220_000),
  cashOut: czk(-2_500_000),
  invoiced: czk(7_680_000),
  credited: czk(120_000),
  currency: "CZK",
};

export const examples: Example[] = [
  {
    name: "unpaid payments to choose from, of a patient for whom another pays and of a payer without a card",
    render: () => (
      <RemindForm action="#upominky">
        <ExampleGrid
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
      <ExampleGrid
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
  {
    name: "movements of the account: waiting, booked, in part, left out, outgoing",
    render: () => (
      <ExampleGrid
        name="bankMovements"
        rows={[
          { ...movement, id: 1, state: waiting, advice: "AMOUNT_DIFFERS" },
          { ...movement, id: 2, state: { ...waiting, state: "BOOKED", booked: { amount: 85_000 }, payments } },
          { ...movement, id: 3, state: { ...waiting, booked: { amount: 60_000 }, payments }, advice: "NOTHING_FITS" },
          { ...movement, id: 4, state: { ...waiting, state: "LEFT_OUT", leftOutReason: "Vklad majitele" } },
          {
            ...movement,
            id: 5,
            payer: { name: null, account: null, message: null },
            state: { ...waiting, amount: czk(-1_250_000), state: "OUTGOING" },
            amount: czk(-1_250_000),
          },
        ]}
      />
    ),
  },
  {
    name: "months, the last one to be opened again",
    render: () => (
      <ExampleGrid
        name="months"
        rows={[
          { ...month, id: 202611, month: "2026-11-01", state: { closed: false, next: null } },
          { ...month, id: 202610, month: "2026-10-01", state: { closed: true, next: "REOPEN" } },
        ]}
        action={{ label: "Uzavřít", cell: ({ id }) => <a href={`#otevrit-${id}`}>Znovu otevřít</a> }}
      />
    ),
  },
];
