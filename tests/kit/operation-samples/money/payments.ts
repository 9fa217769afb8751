import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { ofFebruary } from "../known.ts";
import { onceStale, type Samples } from "../sample.ts";

/** A payment of a month that can be closed. */
export async function preparePayments(owner: Pool) {
  // February can be closed.
  await owner.query(
    `insert into payments (id, medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) overriding system value values (${ofFebruary}, ${ids.center}, ${ids.patients.anna}, 'CZK', 100, '26990990', '2026-02-10')`,
  );
}

export const payments: Samples = {
  "Query.paymentReminders": {
    call: (at) =>
      `paymentReminders(payments: [${at.payments.anna}]) { recipient obstacle payment { variableSymbol remindedAt patientCard { fullName } } }`,
  },
  "Mutation.paymentsRemind": {
    call: (at) => `paymentsRemind(payments: [${at.payments.anna}]) { recipient obstacle }`,
  },
  "Mutation.reminderDaysSet": { call: () => `reminderDaysSet(days: 14) { id reminderDays }`, stranger: "own" },
  "Query.unpaidPayments": {
    call: () => `unpaidPayments { age count amount }`,
    stranger: "own",
  },
  "Query.payments": {
    call: (at) =>
      `payments(patientCard: ${at.patients.jana}) { total price paid byMethod { method amount rounding } items { id price { amount } paymentItems { name } entries { amount { amount } } } }`,
  },
  "Query.payment": {
    call: (at) =>
      `payment(payment: ${at.payments.jana}) { price { amount currency } variableSymbol patientCard { fullName } patientAttendance { id } confirmedBy { fullName } paymentItems { name price { amount } listPrice { amount } } entries { profile { fullName } cashEntry { number at direction cashBox { name } } } }`,
  },
  "Query.paymentInfo": {
    call: (at) =>
      `paymentInfo(input: { payment: ${at.payments.jana} }) { iban price { amount } qrCode variableSymbol call }`,
  },
  "Mutation.paymentCreate": {
    call: (at) =>
      `paymentCreate(input: { patientCard: ${at.patients.jana}, items: [{ name: "Tejp", price: { amount: 30000, currency: "CZK" }, vatRate: PRIMARY, targetType: ADDITIONAL_PROCEDURE }] }) { id }`,
  },
  "Mutation.patientAttendanceCharge": {
    call: (at) => `patientAttendanceCharge(patientAttendance: ${at.attendances.jana}) { id price { amount } }`,
  },
  "Mutation.paymentItemsUpdate": {
    call: (at) =>
      `paymentItemsUpdate(payment: ${at.payments.jana}, version: 1, inputs: [{ name: "LTV", price: { amount: 90000, currency: "CZK" }, vatRate: ZERO, targetType: PROCEDURE }]) { id }`,
    fault: onceStale,
  },
  "Query.paymentPayers": { call: () => `paymentPayers`, stranger: "own" },
  "Mutation.paymentPayerSet": {
    call: () => `paymentPayerSet(payment: ${ofFebruary}, version: 1, payer: "Kovo s.r.o.") { id payer }`,
    fault: onceStale,
  },
  "Mutation.paymentUpdate": {
    call: (at) =>
      `paymentUpdate(payment: ${at.payments.jana}, version: 2, input: { paymentMethod: CARD }) { id payedAt paymentMethod }`,
    fault: onceStale,
  },
  "Mutation.paymentEntryReverse": {
    call: (at) =>
      `paymentEntryReverse(payment: ${at.payments.karel}, entry: ${at.paymentEntries.karel}, version: 1, reason: "Omyl") { id }`,
    fault: onceStale,
  },
  "Mutation.paymentCancel": {
    call: (at) => `paymentCancel(payment: ${at.payments.anna}, version: 1, reason: "Nepřišel") { id canceledAt }`,
    fault: onceStale,
  },
  "Query.month": {
    call: () => `month(month: "2026-03") { sums { charged card } close { closedBy { fullName } } }`,
    stranger: "own",
  },
  "Query.monthObstacles": {
    call: () => `monthObstacles(month: "2026-03") { cashBoxes { name } waitingMovements }`,
    stranger: "own",
  },
  "Mutation.monthClose": {
    call: () => `monthClose(month: "2026-03") { month }`,
    fault: "monthNotNext",
    stranger: "monthNotNext",
  },
  "Mutation.monthReopen": {
    call: () => `monthReopen(month: "2026-02", version: 1, reason: "Oprava") { month }`,
    fault: "monthNotNext",
    stranger: "monthNotNext",
  },
};
