import type { Example } from "../example.ts";
import { InvoiceableTable, type InvoiceableRow } from "./invoiceable-table.tsx";

const owed: InvoiceableRow = {
  id: 1,
  variableSymbol: "26000001",
  createdAt: "2026-03-16T09:30:00Z",
  price: { amount: 95_000, currency: "CZK" },
  paid: { amount: 0 },
  payedAt: null,
  canceledAt: null,
  payer: null,
  patientCard: { uuid: "1", fullName: "Jana Dvořáčková" },
  paymentItems: [{ name: "Individuální LTV" }, { name: "Tejp" }],
};
const rows = [owed, { ...owed, id: 2, variableSymbol: "26000002", payer: "Bytové družstvo" }];

const ofSeveral = rows.map((row, at) => ({
  ...row,
  payer: "Bytové družstvo",
  patientCard: { uuid: String(at), fullName: at === 0 ? "Jana Dvořáčková" : "Karel Novák" },
}));

export const examples: Example[] = [
  {
    name: "payments to be chosen for an invoice, and those that are on it",
    render: () => (
      <>
        <InvoiceableTable rows={rows} hrefOf={(id) => `#payment-${id}`} choose="chosen" />
        <InvoiceableTable rows={rows} hrefOf={(id) => `#payment-${id}`} />
        <InvoiceableTable rows={ofSeveral} hrefOf={(id) => `#payment-${id}`} />
      </>
    ),
  },
];
