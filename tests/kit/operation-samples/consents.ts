import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { wording } from "./known.ts";
import { onlyAdmin, secondStale, type Samples } from "./sample.ts";

/** A wording with consents to it. */
export async function prepareConsents(owner: Pool) {
  await owner.query(
    `update medical_centers set gdpr_active = true, gdpr_consent_by_email = true where id = ${ids.center}`,
  );
  await owner.query(
    `insert into gdpr_wordings (id, medical_center_id, number, text, created_by) overriding system value values (${wording}, ${ids.center}, 1, 'Informace pacientům U Lípy', ${ids.profiles.admin})`,
  );
  await owner.query(
    `insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by) select ${ids.center}, unnest(array[${ids.patients.anna}, ${Array(4).fill(ids.patients.karel)}]), ${wording}, 'SIGNATURE', '2026-03-16', ${ids.profiles.receptionist}`,
  );
}

export const consents: Samples = {
  "Query.gdprWording": { call: (at) => `gdprWording(id: ${at.wording}) { number text createdBy { fullName } }` },
  "Query.gdprWordings": { call: () => `gdprWordings { number text createdBy { fullName } }`, stranger: "own" },
  "Query.gdprConsent": {
    call: (at) => `gdprConsent(patientCard: ${at.patients.anna}) { wording { text } createdBy { fullName } }`,
  },
  "Query.gdprConsents": {
    call: (at) => `gdprConsents(patientCard: ${at.patients.anna}) { wording { text } createdBy { fullName } }`,
  },
  "Mutation.gdprActiveSet": { call: () => `gdprActiveSet(active: true) { name gdprActive }`, stranger: "own" },
  "Mutation.gdprConsentByEmailSet": {
    call: () => `gdprConsentByEmailSet(active: true) { name gdprConsentByEmail }`,
    stranger: "own",
  },
  "Mutation.gdprWordingCreate": {
    call: () => `gdprWordingCreate(text: "Jiné znění", version: 1) { number }`,
    fault: secondStale,
    stranger: "stale",
  },
  "Mutation.gdprConsentCreate": {
    call: (at) => `gdprConsentCreate(patientCard: ${at.patients.jana}) { id }`,
    fault: onlyAdmin("recordedAlready"),
  },
  "Query.gdprConsentLink": {
    call: (at) =>
      `gdprConsentLink(patientCard: ${at.patients.anna}) { recipient createdBy { fullName } wording { text } }`,
  },
  "Query.gdprConsentAsked": {
    call: () => `gdprConsentAsked(token: "none") { number text medicalCenter { name } }`,
    stranger: "own",
  },
  "Mutation.gdprConsentEmailSend": {
    call: (at) =>
      `gdprConsentEmailSend(patientCard: ${at.patients.jana}) { recipient wording { text } createdBy { fullName } }`,
  },
  "Mutation.gdprConsentGive": {
    call: () => `gdprConsentGive(token: "none")`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.gdprDocumentUpload": {
    call: (at) =>
      `gdprDocumentUpload(patientCard: ${at.patients.karel}, file: $file) { document { name } wording { text } }`,
    file: new File(["%PDF-1.4\ntrailer<<>>\n%%EOF\n"], "souhlas.pdf"),
  },
  "Mutation.gdprConsentRemove": { call: (at) => `gdprConsentRemove(patientCard: ${at.patients.anna}) { withdrawnAt }` },
};
