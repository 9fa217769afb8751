import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { disposal } from "./known.ts";
import type { Samples } from "./sample.ts";

/** A proposal to dispose of a card. */
export async function prepareErasure(owner: Pool) {
  await owner.query(
    `insert into disposals (id, medical_center_id, proposed_at, proposed_by) overriding system value values (${disposal}, ${ids.center}, '2026-03-01T09:00:00Z', ${ids.profiles.receptionist})`,
  );
  await owner.query(`update patient_cards set created_at = '2001-03-01T09:00:00Z' where id = ${ids.patients.archived}`);
  await owner.query(
    `insert into disposal_cards (medical_center_id, disposal_id, card_id) values (${ids.center}, ${disposal}, ${ids.patients.archived})`,
  );
}

export const erasure: Samples = {
  "Query.patientCardErasurePreview": {
    call: (at) =>
      `patientCardErasurePreview(patientCard: "${at.uuids.jana}") { patientCard { fullName } lastEntryOn keptUntil erasing { kind count } keeping { kind count ground until } visitsAhead { id } }`,
  },
  "Mutation.patientCardErase": {
    call: (at) =>
      `patientCardErase(patientCard: ${at.patients.jana}, version: 99, input: { requestedOn: "1. 3. 2026" }) { whole }`,
    fault: "stale",
  },
  "Query.disposals": {
    call: () => `disposals { proposedBy { fullName } cards { patientCard { fullName } } }`,
    stranger: "own",
  },
  "Query.disposal": {
    call: (at) =>
      `disposal(disposal: ${at.disposal}) { proposedBy { fullName } obstacle cards { patientCard { fullName } } }`,
  },
  "Query.disposalRecord": {
    call: () => `disposalRecord { items { number erasedBy { fullName } } total }`,
    stranger: "own",
  },
  "Mutation.disposalCreate": {
    call: (at) => `disposalCreate(patientCards: [${at.patients.jana}]) { id }`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.disposalConfirm": {
    call: (at) => `disposalConfirm(disposal: ${at.disposal}, version: 99) { id }`,
    fault: "stale",
  },
  "Mutation.disposalWithdraw": {
    call: (at) => `disposalWithdraw(disposal: ${at.disposal}, version: 99) { id }`,
    fault: "stale",
  },
  "Mutation.patientCardKeepLonger": {
    call: (at) =>
      `patientCardKeepLonger(patientCard: ${at.patients.anna}, until: "1. 3. 2027", reason: "Trvá spor") { id }`,
  },
  "Mutation.retentionYearsSet": { call: () => `retentionYearsSet(years: 10) { name retentionYears }`, stranger: "own" },
};
