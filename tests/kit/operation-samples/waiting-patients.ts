import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { onlyAdmin, type Samples } from "./sample.ts";

/** Entries of the waiting list. */
export async function prepareWaitingPatients(owner: Pool) {
  await owner.query(
    `insert into waiting_patients (id, medical_center_id, patient_card_id) overriding system value select id, ${ids.center}, ${ids.patients.anna} from generate_series(901, 918) as id`,
  );
}

export const waitingPatients: Samples = {
  "Query.waitingPatient": {
    call: (at) =>
      `waitingPatient(waitingPatient: ${at.waitingPatients.karel}, procedureInput: {}) { waitingPatient { patientCard { fullName } phone } profiles { fullName } }`,
  },
  "Query.waitingPatientCodebook": {
    call: (at) =>
      `waitingPatientCodebook(procedureInput: { profile: ${at.profiles.paramedic} }) { profiles { fullName } procedures { name } patientCards { items { fullName } } }`,
    stranger: "own",
  },
  "Query.waitingPatientsFor": {
    call: (at) =>
      `waitingPatientsFor(from: "2026-03-18T07:00:00Z", to: "2026-03-18T09:00:00Z", profile: ${at.profiles.paramedic}) { waitingPatient { patientCard { fullName } } procedure { name } beginAt }`,
    stranger: "own",
  },
  "Query.dayCancellation": {
    call: (at) =>
      `dayCancellation(profile: ${at.profiles.paramedic}, date: "2026-03-16") { events { id patientAttendances { patientCard { fullName } } } waitingPatients { patientCard { fullName } } }`,
    stranger: "own",
  },
  "Mutation.dayCancel": {
    call: (at) =>
      `dayCancel(profile: ${at.profiles.paramedic}, date: "2027-03-16", events: []) { events { id } waitingPatients { id } }`,
    stranger: "own",
  },
  "Mutation.dayRestore": {
    call: (at) => `dayRestore(profile: ${at.profiles.paramedic}, date: "2027-03-16") { id }`,
    stranger: "own",
  },
  "Mutation.waitingPatientCreate": {
    call: (at) => `waitingPatientCreate(input: { patientCard: ${at.patients.anna}, note: "hned" }) { id }`,
    fault: onlyAdmin("recordedAlready"),
    stranger: "invalidInput",
  },
  "Mutation.waitingPatientUpdate": {
    call: (at, who) =>
      `waitingPatientUpdate(waitingPatient: ${at.ownEntry[who] ?? at.ownEntry.admin}, version: 1, input: { note: "x" }) { id }`,
  },
  "Mutation.waitingPatientRemove": {
    call: (at, who) => `waitingPatientRemove(waitingPatient: ${(at.ownEntry[who] ?? at.ownEntry.admin!) + 10})`,
  },
};
