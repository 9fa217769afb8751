import type { Example } from "../example.ts";
import { exampleFields, exampleField } from "../forms/fields/example-field.ts";
import { Form } from "../forms/form.tsx";
import { VoucherFields } from "./voucher-fields.tsx";
import { VoucherLedger } from "./voucher-ledger.tsx";
import { VoucherList } from "./voucher-list.tsx";
import { VoucherServices } from "./voucher-services.tsx";

const today = "2026-11-24";
const at = "2026-09-14T09:30:00Z";
const left = (therapy: number, group: number) => ({
  availableProceduresWithCount: [
    { count: therapy, procedure: { id: 1, name: "Individuální LTV" } },
    { count: group, procedure: { id: 2, name: "Wirbelsäulengymnastik in der Kleingruppe" } },
  ],
  expiredProceduresWithCount: [{ count: 0 }, { count: 0 }],
});
const czk = (amount: number) => ({ amount, currency: "CZK" });
const paid = { id: 1, price: czk(850_000), paid: { amount: 850_000 }, payedAt: at, canceledAt: null };
const row = { archived: false, validTo: "2027-09-14", payment: paid, name: "10× Individuální LTV" };
const entry = {
  at,
  reason: null,
  procedure: { name: "Individuální LTV" },
  payment: null,
  otherVoucher: null,
  profile: { fullName: "R. Březinová" },
};

export const examples: Example[] = [
  {
    name: "vouchers of a patient: valid, ending, ended, used up and archived",
    render: () => (
      <VoucherList
        rows={[
          { ...row, ...left(7, 2), id: 1 },
          {
            ...row,
            ...left(1, 0),
            id: 2,
            validTo: "2026-11-30",
            payment: { ...paid, paid: { amount: 0 }, payedAt: null },
          },
          { ...row, ...left(0, 0), id: 3, validTo: "2026-10-31", expiredProceduresWithCount: [{ count: 4 }] },
          { ...row, ...left(0, 0), id: 4 },
          { ...row, ...left(2, 0), id: 5, archived: true, payment: null },
        ]}
        today={today}
        hrefOf={(id) => `#${id}`}
        paymentHref={(id) => `#platba-${id}`}
        sellHref="#prodej"
      />
    ),
  },
  {
    name: "a patient without vouchers",
    render: () => <VoucherList rows={[]} today={today} hrefOf={String} paymentHref={String} sellHref="#prodej" />,
  },
  {
    name: "what is left of a voucher, and what is used",
    render: () => (
      <VoucherServices
        available={left(7, 2).availableProceduresWithCount}
        used={[{ count: 3 }, { count: 0 }]}
        expired={left(7, 2).expiredProceduresWithCount}
      />
    ),
  },
  {
    name: "what has expired of a voucher",
    render: () => (
      <VoucherServices
        available={left(0, 0).availableProceduresWithCount}
        used={[{ count: 3 }, { count: 0 }]}
        expired={[{ count: 7 }, { count: 2 }]}
      />
    ),
  },
  {
    name: "ledger of a voucher",
    render: () => (
      <VoucherLedger
        entries={[
          { ...entry, id: 1, kind: "BOUGHT", count: 10 },
          { ...entry, id: 2, kind: "USED", count: -1, payment: { id: 1 } },
          { ...entry, id: 3, kind: "RETURNED", count: 1, payment: { id: 1 } },
          { ...entry, id: 4, kind: "CORRECTED", count: -2, reason: "Chodil už v lednu" },
          { ...entry, id: 5, kind: "EXPIRED", count: -7, profile: null },
          { ...entry, id: 6, kind: "EXPIRED", count: 7 },
          {
            ...entry,
            id: 7,
            kind: "TRANSFERRED",
            count: -2,
            otherVoucher: { id: 2, patientCard: { fullName: "Anna Nováková" } },
            reason: "Dává je mamince",
          },
        ]}
        paymentHref={(id) => `#platba-${id}`}
        voucherHref={(id) => `#permanentka-${id}`}
      />
    ),
  },
  {
    name: "form of a voucher",
    render: () => (
      <Form>
        <VoucherFields
          fields={exampleFields("voucher", { name: "10× Individuální LTV", validTo: "2027-09-14", reason: "" })}
          rows={[
            {
              procedure: exampleField("voucher-procedure", { defaultValue: "1" }),
              count: exampleField("voucher-count", { defaultValue: "7" }),
            },
          ]}
          services={["Individuální LTV"]}
          today={today}
          anyExpired
        />
      </Form>
    ),
  },
];
