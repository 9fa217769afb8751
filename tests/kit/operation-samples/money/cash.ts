import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { cashEntry } from "../known.ts";
import { secondStale, type Samples } from "../sample.ts";

/** Cash of the first box. */
export async function prepareCash(owner: Pool) {
  await owner.query(
    `insert into cash_entries (id, medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id) overriding system value
     values (${cashEntry}, ${ids.center}, ${ids.cashBoxes.first}, 'IN', 2026, 901, '2026-03-16T08:00:00Z', 100000, 'Drobné U Lípy', ${ids.profiles.admin})`,
  );
}

export const cash: Samples = {
  "Query.cashBoxes": {
    call: () => `cashBoxes(archived: true) { id number name archivedAt version }`,
    stranger: "own",
  },
  "Query.cashReceipt": {
    call: (at) =>
      `cashReceipt(cashEntry: ${at.cashEntry}) { rounding entry { reason number amount { amount currency } profile { fullName } } content payment { id } }`,
    // Of an entry by hand.
    fault: (who) => (who === "paramedic" ? "forbidden" : undefined),
  },
  "Query.paymentConfirmation": {
    call: (at) =>
      `paymentConfirmation(paymentEntry: ${at.paymentEntries.karel}) { at method reason amount { amount currency } content payment { id patientCard { fullName } } }`,
  },
  "Query.cashBook": {
    call: (at) =>
      `cashBook(cashBox: ${at.cashBoxes.first}, from: "2026-03-01T00:00:00Z", to: "2026-04-01T00:00:00Z") { total opening income expense closes { at counted difference reason profile { fullName } } items { balance entry { number reason amount { amount } payment { id } profile { fullName } } } }`,
  },
  "Mutation.cashEntryCreate": {
    call: (at) =>
      `cashEntryCreate(cashBox: ${at.cashBoxes.first}, input: { direction: IN, amount: { amount: 10000, currency: "CZK" }, reason: "Drobné" }) { id number }`,
  },
  "Mutation.cashBoxClose": {
    call: (at) =>
      `cashBoxClose(cashBox: ${at.cashBoxes.first}, input: { counted: { amount: 0, currency: "CZK" }, reason: "Odvod" }) { id counted difference }`,
  },
  "Mutation.cashBoxCreate": { call: () => `cashBoxCreate(input: { name: "Sklad" }) { id }`, stranger: "own" },
  "Mutation.cashBoxUpdate": {
    call: (at) => `cashBoxUpdate(cashBox: ${at.cashBoxes.first}, version: 1, input: { name: "Vchod" }) { id }`,
    fault: secondStale,
  },
  "Mutation.cashBoxArchive": {
    call: (at) => `cashBoxArchive(cashBox: ${at.cashBoxes.gym}, archived: true, version: 1) { id archivedAt }`,
    fault: secondStale,
  },
};
