import fc from "fast-check";
import type pg from "pg";
import { ids } from "#tests/cast/people.ts";

/** An operation with money, on some row that there is. */
export const operation = fc.record({
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
    "disallow",
    "takeBack",
  ),
  pick: fc.nat(),
  amount: fc.constantFrom(10_000, 25_050, 1),
  method: fc.constantFrom("CASH", "CARD", "TRANSFER"),
  state: fc.constantFrom("PRESENT", "EXCUSED", "NOT_EXCUSED"),
});
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** The mutation of an operation; undefined where there is no such row. */
export async function documentOf(
  owner: pg.Pool,
  { kind, pick, amount, method, state }: Operation,
): Promise<string | undefined> {
  const rowOf = async (query: string, pick: number) => {
    const { rows } = await owner.query(query, [ids.center]);
    return rows[pick % Math.max(1, rows.length)];
  };
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
         where e.medical_center_id = $1 and exists (select from payment_items i where i.entry_id = e.id) order by e.id`,
        pick,
      );
      return (
        refund &&
        `paymentEntryReverse(payment: ${refund.payment_id}, version: ${refund.version}, entry: ${refund.id}, reason: "Omyl") { id }`
      );
    }
    case "disallow": {
      const batch = await rowOf("select id, version from batches where medical_center_id = $1 order by id", pick);
      return (
        batch &&
        `batchDisallowanceAdd(batch: ${batch.id}, version: ${batch.version}, input: { kind: REVIEW, amount: ${money}, reason: "Revize" }) { id }`
      );
    }
    case "takeBack": {
      const one = await rowOf(
        "select d.id, version from batch_disallowances d join batches on batches.id = batch_id where d.medical_center_id = $1 order by d.id",
        pick,
      );
      return one && `batchDisallowanceTakeBack(batchDisallowance: ${one.id}, version: ${one.version}) { id }`;
    }
    case "cash":
      return `cashEntryCreate(input: { direction: ${pick % 2 ? "IN" : "OUT"}, amount: ${money}, reason: "Drobné" }) { id }`;
    case "closeCash":
      return `cashBoxClose(input: { counted: { amount: ${10_000 * (pick % 5)}, currency: "CZK" }, reason: "Rozdíl" }) { id }`;
  }
}
