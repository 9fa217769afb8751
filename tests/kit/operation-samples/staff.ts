import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { handover } from "./known.ts";
import { secondStale, type Samples } from "./sample.ts";

/** A handover of the paramedic's work to the administrator. */
export async function prepareStaff(owner: Pool) {
  await owner.query(
    `insert into handovers (id, medical_center_id, from_profile_id, to_profile_id, created_by) overriding system value values (${handover}, ${ids.center}, ${ids.profiles.paramedic}, ${ids.profiles.admin}, ${ids.profiles.admin})`,
  );
  await owner.query(
    `insert into handover_items (medical_center_id, handover_id, waiting_patient_id, version) values (${ids.center}, ${handover}, ${ids.waitingPatients.karel}, 1)`,
  );
}

export const staff: Samples = {
  "Query.profile": {
    call: (at) =>
      `profile(profile: ${at.profiles.receptionist}) { fullName address { psc } procedures { id } user { email name } myProfilesCount }`,
  },
  "Query.staffMember": {
    call: (at) => `staffMember(profile: ${at.profiles.receptionist}) { profile { fullName } sessions }`,
  },
  "Query.profileWork": {
    call: (at) =>
      `profileWork(profile: ${at.profiles.paramedic}) { total requests waitingPatients drafts items { events event { id } } }`,
  },
  "Query.profileWaitingPatients": {
    call: (at) =>
      `profileWaitingPatients(profile: ${at.profiles.paramedic}) { total items { obstacle waitingPatient { patientCard { fullName } } } }`,
  },
  "Query.handovers": {
    call: (at) =>
      `handovers(profile: ${at.profiles.paramedic}) { createdAt createdBy { fullName } from { fullName } to { fullName } events waitingPatients undoneAt }`,
  },
  "Query.handoverUndoPreview": {
    call: (at) =>
      `handoverUndoPreview(handover: ${at.handover}) { handover { id } plan { events waitingPatients stayingTotal staying { event { id } } } }`,
  },
  // Nobody takes over from themselves.
  "Mutation.handoverCreate": {
    call: (at) =>
      `handoverCreate(profile: ${at.profiles.paramedic}, input: { to: ${at.profiles.paramedic}, all: true }) { id }`,
    fault: "invalidInput",
  },
  "Mutation.handoverUndo": {
    call: (at) => `handoverUndo(handover: ${at.handover}) { undoneAt }`,
    fault: secondStale,
  },
  "Query.profileDeactivationPreview": {
    call: (at) => `profileDeactivationPreview(profile: ${at.profiles.paramedic}) { eventsAhead drafts }`,
  },
  "Mutation.profileDeactivate": {
    call: (at) => `profileDeactivate(profile: ${at.profiles.deactivated}) { fullName deactivatedAt }`,
  },
  "Mutation.profileActivate": {
    call: (at) => `profileActivate(profile: ${at.profiles.deactivated}) { fullName active }`,
  },
  "Mutation.profilePasswordReset": {
    call: (at) => `profilePasswordReset(profile: ${at.profiles.receptionist}) { fullName }`,
    fault: "colleagueElsewhere",
  },
  "Mutation.profileSessionsEnd": {
    call: (at) => `profileSessionsEnd(profile: ${at.profiles.deactivated}) { fullName }`,
    fault: "forbidden",
  },
  "Mutation.profileUpdate": {
    call: (at) =>
      `profileUpdate(profile: ${at.profiles.deactivated}, input: { profileRole: ROLE_ADMIN }, version: 99) { id }`,
    fault: "stale",
  },
};
