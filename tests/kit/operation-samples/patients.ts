import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { rowUuids } from "./known.ts";
import { onlyAdmin, type Samples, type Who } from "./sample.ts";

/** A patient for each role that may write, so that changes do not conflict. */
const ownPatient = { admin: "jana", manager: "karel", paramedic: "anna", receptionist: "archived" } as Partial<
  Record<Who, keyof typeof ids.patients>
>;

/** Related persons and attachments. */
export async function preparePatients(owner: Pool) {
  await owner.query(
    `insert into related_persons (id, medical_center_id, patient_card_id, name, roles) overriding system value select id, ${ids.center}, ${ids.patients.anna}, 'Eva', '{CONTACT}' from generate_series(901, 918) as id`,
  );
  await owner.query(
    `insert into files (id, medical_center_id, namespace, name, extension, mime, size, sha256) overriding system value
     select id, ${ids.center}, 'attachment', 'Karel.pdf', 'pdf', 'application/pdf', 1, '' from generate_series(901, 919) as id`,
  );
  await owner.query(
    `insert into attachments (id, uuid, medical_center_id, patient_card_id, file_id, type, created_by) overriding system value
     select id, case id when 919 then $1::uuid else gen_random_uuid() end, ${ids.center}, ${ids.patients.karel}, id, 'ADMINISTRATIVE', ${ids.profiles.admin} from generate_series(901, 919) as id`,
    [rowUuids.attachment],
  );
}

export const patients: Samples = {
  "Query.patientCard": { call: (at) => `patientCard(uuid: "${at.uuids.jana}") { fullName cave }` },
  "Query.patientCards": { call: () => `patientCards(q: "novák") { items { uuid fullName } }`, stranger: "own" },
  "Mutation.patientCardCreate": {
    call: (_at, who) =>
      `patientCardCreate(input: { name: "Nový", surname: "Pacient ${who}" }, confirmDuplicate: true) { id }`,
    stranger: "own",
  },
  "Mutation.patientCardUpdate": {
    call: (at, who) =>
      `patientCardUpdate(patientCard: ${at.patients[ownPatient[who] ?? "jana"]}, version: 1, input: { cave: "x" }) { id }`,
  },
  "Query.relatedPerson": {
    call: (at) => `relatedPerson(relatedPerson: ${at.ownEntry.admin}) { name phone roles patientCard { fullName } }`,
  },
  "Mutation.relatedPersonCreate": {
    call: (at) =>
      `relatedPersonCreate(patientCard: ${at.patients.anna}, input: { name: "Eva Nováková", roles: [CONTACT] }) { id }`,
    fault: onlyAdmin("recordedAlready"),
  },
  "Mutation.relatedPersonUpdate": {
    call: (at, who) =>
      `relatedPersonUpdate(relatedPerson: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { note: "x" }) { id }`,
  },
  "Mutation.relatedPersonRemove": {
    call: (at, who) => `relatedPersonRemove(relatedPerson: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10})`,
  },
  "Query.patientCardDuplicates": {
    call: (at) => `patientCardDuplicates(patientCard: ${at.patients.jana}) { uuid fullName reason }`,
  },
  "Query.patientCardsMergePreview": {
    call: (at) =>
      `patientCardsMergePreview(kept: "${at.uuids.jana}", merged: "${at.uuids.karel}") { kept { fullName } merged { fullName } moving { kind count from to } conflicts { event } }`,
  },
  "Mutation.patientCardsMerge": {
    call: (at) =>
      `patientCardsMerge(kept: ${at.patients.jana}, keptVersion: 99, merged: ${at.patients.karel}, mergedVersion: 99, fromMerged: [], fromBoth: []) { id }`,
    fault: "stale",
  },
  "Mutation.patientCardsUnmerge": {
    call: (at) => `patientCardsUnmerge(patientCard: ${at.patients.anna}, version: 1) { id }`,
    fault: "notFound",
  },
  "Mutation.patientCardArchive": {
    call: (at) => `patientCardArchive(patientCard: ${at.patients.anna}, archived: false) { id }`,
  },
  "Query.attachment": {
    call: (at) =>
      `attachment(uuid: "${at.uuids.attachment}") { type file { name uuid } patientCard { fullName } createdBy { fullName } }`,
  },
  "Mutation.attachmentsCreate": {
    call: (at) => `attachmentsCreate(patientCard: ${at.patients.jana}, files: []) { id }`,
    fault: "invalidInput",
  },
  "Mutation.attachmentSetType": {
    call: (at, who) =>
      `attachmentSetType(attachment: ${at.ownEntry[who] ?? at.ownEntry.admin}, type: MEDICAL) { type file { name } }`,
  },
  "Mutation.attachmentRemove": {
    call: (at, who) => `attachmentRemove(attachment: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10}) { id }`,
  },
  "Query.patientCopy": { call: (at) => `patientCopy(patientCard: ${at.patients.anna})` },
  "Query.auditLog": {
    call: (at) =>
      `auditLog(patientCard: "${at.uuids.anna}") { patientCard { fullName } seal { position sealedAt anchoredAt } check { at reports } }`,
  },
  "Query.patientAccessLog": {
    call: (at) =>
      `patientAccessLog(patientCard: ${at.patients.anna}, from: "2026-03-01", to: "2026-03-31") { items { at profile { fullName } actions } total page pageSize }`,
  },
};
