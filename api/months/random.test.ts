import fc from "fast-check";
import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { februaryOf } from "#tests/kit/invoices/february.ts";
import { randomOps } from "#tests/kit/random-ops.ts";
import { findChangedMonths } from "./find-changed.ts";

/** The suite runs a few operations, more with MOTUS_TEST_RANDOM_OPS. */
const OPS = randomOps(60);

const api = await testApi();
const { owner } = api.database;
await februaryOf(owner);
await owner.query(
  "insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)",
  [ids.center],
);
await owner.query(
  "insert into cash_closes (medical_center_id, cash_box_id, at, counted, difference, profile_id) values ($1, $2, '2026-03-01', 100000, 0, $3)",
  [ids.center, ids.cashBoxes.first, ids.profiles.admin],
);

const operation = fc.record({
  kind: fc.constantFrom(
    "create",
    "take",
    "reverse",
    "cancel",
    "items",
    "attend",
    "charge",
    "invoice",
    "credit",
    "cash",
    "closeCash",
    "sell",
    "refund",
    "undo",
  ),
  pick: fc.nat(),
  amount: fc.constantFrom(10_000, 25_050, 1),
  method: fc.constantFrom("CASH", "CARD", "TRANSFER"),
  state: fc.constantFrom("PRESENT", "EXCUSED", "NOT_EXCUSED"),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const rowOf = async (query: string, pick: number) => {
  const { rows } = await owner.query(query, [ids.center]);
  return rows[pick % Math.max(1, rows.length)];
};

/** The document of an operation on some row that there is; undefined where there is none. */
async function documentOf({ kind, pick, amount, method, state }: Operation): Promise<string | undefined> {
  const payment = await rowOf("select id, version from payments where medical_center_id = $1 order by id", pick);
  const of = `payment: ${payment.id}, version: ${payment.version}`;
  const money = `{ amount: ${amount}, currency: "CZK" }`;
  const line = `{ name: "Tejp", price: ${money}, targetType: ADDITIONAL_PROCEDURE }`;
  const attendance = ids.attendances.jana;
  switch (kind) {
    case "create":
      return `paymentCreate(input: { payer: "Klub", items: [${line}] }) { id }`;
    case "take":
      return `paymentUpdate(${of}, input: { paymentMethod: ${method}${pick % 2 ? `, amount: ${money}` : ""} }) { id }`;
    case "reverse": {
      const entry = await rowOf(
        "select e.id, payment_id, p.version from payment_entries e join payments p on p.id = payment_id where e.medical_center_id = $1 order by e.id",
        pick,
      );
      return (
        entry &&
        `paymentEntryReverse(payment: ${entry.payment_id}, version: ${entry.version}, entry: ${entry.id}, reason: "Omyl") { id }`
      );
    }
    case "cancel":
      return `paymentCancel(${of}, reason: "Omyl", paymentMethod: ${method}) { id }`;
    case "items":
      return `paymentItemsUpdate(${of}, inputs: [${line}]) { id }`;
    case "attend":
      return `patientAttendanceSetState(patientAttendance: ${attendance}, state: ${state}) { id }`;
    case "charge":
      return `patientAttendanceCharge(patientAttendance: ${attendance}) { id }`;
    case "invoice":
      return `invoiceCreate(${of}) { id }`;
    case "credit": {
      const invoice = await rowOf(
        "select id, version from invoices where medical_center_id = $1 and kind = 'INVOICE' order by id",
        pick,
      );
      return (
        invoice &&
        `invoiceCreditNoteCreate(invoice: ${invoice.id}, version: ${invoice.version}, lines: [0], reason: "Vráceno") { id }`
      );
    }
    case "sell":
      return `procedureVoucherCreate(patientCard: ${ids.patients.jana}, input: { procedureVoucherPreset: ${ids.voucherPresets.therapy} }) { id }`;
    case "refund": {
      const voucher = await rowOf(
        "select v.id, v.version from procedure_vouchers v where medical_center_id = $1 and payment_id is not null order by id",
        pick,
      );
      return (
        voucher &&
        `procedureVoucherRefund(procedureVoucher: ${voucher.id}, version: ${voucher.version}, input: { paymentMethod: ${method}, reason: "Stěhuje se"${pick % 2 ? `, amount: ${money}` : ""} }) { id }`
      );
    }
    case "undo": {
      const refund = await rowOf(
        `select e.id, payment_id, p.version from payment_entries e join payments p on p.id = payment_id
         where e.medical_center_id = $1 and exists (select from payment_items i where i.payment_id = p.id and i.given_back_at = e.at) order by e.id`,
        pick,
      );
      return (
        refund &&
        `paymentEntryReverse(payment: ${refund.payment_id}, version: ${refund.version}, entry: ${refund.id}, reason: "Omyl") { id }`
      );
    }
    case "cash":
      return `cashEntryCreate(input: { direction: ${pick % 2 ? "IN" : "OUT"}, amount: ${money}, reason: "Drobné" }) { id }`;
    case "closeCash":
      return `cashBoxClose(input: { counted: { amount: ${10_000 * (pick % 5)}, currency: "CZK" }, reason: "Rozdíl" }) { id }`;
  }
}

/**
 * Payments whose price is not the sum of their lines, or whose paid amount not that of their entries, and vouchers whose
 * visits are not those of their ledger.
 */
async function unlikeTheirRows() {
  const { rows } = await owner.query(
    `select 'payment' as what, id from payments p
     where price <> (select coalesce(sum(price), 0) from payment_items where payment_id = p.id)
       or paid <> (select coalesce(sum(amount), 0) from payment_entries where payment_id = p.id)
     union all
     select 'voucher', voucher_id from procedure_voucher_services s
     where available <> (select coalesce(sum(count), 0) from procedure_voucher_entries e where e.voucher_id = s.voucher_id and e.procedure_id = s.procedure_id)
     order by 1, 2`,
  );
  return rows;
}

test("after random operations of the next month the sums of a closed month are those of its close, and all sums those of their rows", async () => {
  const { errors } = await api.call("admin", `mutation { monthClose(month: "2026-02") { month } }`);
  expect(errors).toBeUndefined();
  const before = await unlikeTheirRows();
  let succeeded = 0;
  await fc.assert(
    fc.asyncProperty(operation, async (given) => {
      const document = await documentOf(given);
      if (!document) return;
      const answer = await api.call("admin", `mutation { ${document} }`);
      if (!answer.errors) succeeded++;
      expect(answer.status).not.toBe(500);
      expect(await findChangedMonths(createDb(owner))).toEqual([]);
      expect(await unlikeTheirRows()).toEqual(before);
    }),
    { numRuns: OPS },
  );
  expect(succeeded).toBeGreaterThan(OPS / 6);
});
