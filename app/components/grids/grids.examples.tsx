import { EmptyState } from "../base/empty-state.tsx";
import { voucherStates } from "#rules/vouchers/state.ts";
import type { Example } from "../example.ts";
import { UnusedSums } from "../vouchers/unused-sums.tsx";
import { ExampleGrid, ExampleList } from "./example-grid.tsx";
import { RowLink } from "./row-link.tsx";

const czk = (amount: number) => ({ amount, currency: "CZK" });
const at = "2026-03-16T09:30:00Z";
const long = "Rechtsschutzversicherungsgesellschaftliche Begutachtung";
const unpaid = { price: czk(95_000), paid: { amount: 0 }, payedAt: null, canceledAt: null };
const paid = { ...unpaid, paid: { amount: 95_000 }, payedAt: at };
const patient = { uuid: "1", fullName: "Jana Dvořáčková" };
const payment = {
  payer: patient,
  created: { at, by: "Renata Březinová" },
  price: czk(95_000),
  paid: czk(0),
  currency: "CZK",
  payed: null,
  methods: null,
  symbol: "26000001",
};
const voucher = {
  patient,
  validTo: "2027-09-14",
  price: czk(850_000),
  currency: "CZK",
  created: { at, by: "Renata Březinová" },
};
const preset = { price: czk(850_000), currency: "CZK", created: { at, by: "Renata Březinová" } };

const invoice = {
  id: 1,
  invoice: { uuid: "1", number: "2026-0001" },
  customer: "Jana Dvořáčková",
  payment: { id: 1, name: long },
  issuedOn: "2026-03-16",
  suppliedOn: "2026-03-16",
  dueOn: "2026-03-30",
  state: { ...paid, credit: null },
  total: czk(95_000),
  withoutVat: czk(78_512),
  outsideVat: null,
  vat: czk(16_488),
  rounding: czk(0),
  currency: "CZK",
  method: "CARD",
  symbol: "26000001",
} as const;

export const examples: Example[] = [
  {
    name: "list of payments: unpaid, paid in part, paid, canceled; of a patient, of a payer and of neither",
    render: () => (
      <ExampleGrid
        name="payments"
        rows={[
          { ...payment, id: 1, payment: { id: 1, name: "Masáž" }, state: unpaid },
          { ...payment, id: 2, payment: { id: 2, name: long }, state: { ...unpaid, paid: { amount: 50_050 } } },
          {
            ...payment,
            id: 3,
            payment: { id: 3, name: "Tejp" },
            payer: { uuid: null, fullName: "Bytové družstvo" },
            state: paid,
          },
          {
            ...payment,
            id: 4,
            payment: { id: 4, name: "Tejp" },
            payer: { uuid: null, fullName: "" },
            created: { at, by: null },
            state: { ...unpaid, canceledAt: at },
          },
        ]}
      />
    ),
  },
  {
    name: "list of invoices: paid, credited, a credit note",
    render: () => (
      <ExampleGrid
        name="invoices"
        direction="asc"
        rows={[
          invoice,
          { ...invoice, id: 2, state: { ...paid, credit: "credited" } },
          { ...invoice, id: 3, state: { ...paid, credit: "creditNote" } },
        ]}
      />
    ),
  },
  {
    name: "list of vouchers in every state",
    render: () => (
      <ExampleGrid
        name="vouchers"
        sort="voucher"
        direction="asc"
        rows={voucherStates.map((state, id) => ({
          ...voucher,
          id,
          voucher: { id, name: "10× Individuální LTV" },
          left: [
            { id: 1, name: "Individuální LTV", count: 7, removed: false },
            { id: 2, name: long, count: 0, removed: true },
          ],
          paid: id === 0 ? null : paid,
          state,
        }))}
      />
    ),
  },
  {
    name: "list of unused vouchers with its sums",
    render: () => (
      <ExampleGrid
        name="unusedVouchers"
        rows={[
          {
            id: 1,
            voucher: { id: 1, name: "10× Individuální LTV" },
            patient,
            sold: "2026-03-16",
            validTo: "2026-09-14",
            left: [{ id: 1, name: long, count: 7, removed: false }],
            price: czk(850_000),
            value: czk(595_000),
            paid: czk(595_000),
            currency: "CZK",
          },
        ]}
        foot={<UnusedSums sums={[{ value: czk(595_000), paid: czk(595_000) }]} />}
      />
    ),
  },
  {
    name: "contracts with insurers, and operations with their limits",
    render: () => (
      <>
        <ExampleGrid
          name="insuranceCompanyContracts"
          rows={[
            {
              id: 1,
              contract: { id: 1, name: "111 VZP" },
              expertise: "902",
              icz: "32917000",
              icp: "32917001",
              pointPrice: czk(74),
              flatRatePrice: null,
              operations: 1_031,
              validFrom: "2026-01-01",
              validTo: "2026-12-31",
            },
          ]}
        />
        <ExampleGrid
          name="medicalOperations"
          rows={[
            {
              id: 1,
              code: "21001",
              name: "KOMPLEXNÍ KINEZIOLOGICKÉ VYŠETŘENÍ",
              expertise: "902",
              duration: 45,
              points: 409,
              frequency: [["2/1 den", "10/1 čtvrtletí"], ["1/1 rok"]],
            },
            { id: 2, code: "21221", name: long, expertise: "902", duration: null, points: null, frequency: [] },
          ]}
        />
      </>
    ),
  },
  {
    name: "list of presets with what can be done, its pages and its files",
    render: () => (
      <ExampleList
        name="voucherPresets"
        rows={[
          {
            ...preset,
            id: 1,
            preset: { id: 1, name: "Zdravá záda na půl roku" },
            procedures: [{ id: 1, name: "Individuální LTV", count: 10, removed: false }],
            validity: { amount: 6, unit: "MONTH" },
          },
        ]}
        action={{
          label: "Odebrat",
          cell: ({ id, preset }) => <RowLink href={`#odebrat-${id}`} label="Odebrat" name={preset!.name} />,
        }}
      />
    ),
  },
  {
    name: "a list without rows, whose views lead to others",
    render: () => (
      <ExampleList
        name="voucherPresets"
        rows={[]}
        empty={<EmptyState title="Nic nenalezeno">Zkuste to bez filtru.</EmptyState>}
      />
    ),
  },
];
