import { ids } from "#tests/cast/people.ts";
import { ask, card, field, owner, whole } from "./ask.ts";

const { anna, jana, karel } = ids.patients;
const merge = (kept: number, merged: number) =>
  ask(
    "admin",
    `mutation { patientCardsMerge(kept: ${kept}, keptVersion: 1, merged: ${merged}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id } }`,
  );

/** The refusals of patients' cards: of what is entered, and of merges. */
export const patients = {
  required: () => field("surname", card({ surname: " " })),
  tooLong: () => field("surname", card({ surname: "x".repeat(101) })),
  notANumber: () => field("height", card({ height: -1 })),
  dateInvalid: () => field("dateOfBirth", card({ dateOfBirth: "1849-12-31" })),
  choiceInvalid: () => field("insuranceCompanyCode", card({ insuranceCompanyCode: "999" })),
  nameUnreadable: () => field("surname", card({ surname: "–" })),
  nameWithAddress: () => field("surname", card({ surname: "www.evil.example" })),
  characterInvalid: () => field("surname", card({ surname: "a\u0000b" })),
  phoneInvalid: () => field("phone", card({ phone: "123" })),
  personalNumberInvalid: () => field("personalIdentificationNumber", card({ personalIdentificationNumber: "1" })),
  insuredInFuture: () => field("insuredSince", card({ insuranceCompanyCode: "205", insuredSince: "2030-01-01" })),
  birthDateInFuture: () => field("dateOfBirth", card({ dateOfBirth: "2030-01-01" })),
  birthDateTooEarly: () => field("dateOfBirth", card({ dateOfBirth: "1850-01-01" })),
  postcodeInvalid: () => field("address.psc", card({ address: { psc: "12" } })),
  insuranceNumberInvalid: () => field("insuranceNumber", card({ insuranceNumber: "x" })),
  measureOutOfRange: () => field("height", card({ height: 999 })),
  personalNumberDiffers: () => whole(card({ personalIdentificationNumber: "8005120013", dateOfBirth: "1980-05-13" })),
  possibleDuplicate: () =>
    whole(card({ name: "Jana", surname: "Dvořáčková", personalIdentificationNumber: "8556230419" })),
  mergeConflict: async () => {
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id) select medical_center_id, event_id, $1 from patient_attendances where id = $2",
      [anna, ids.attendances.jana],
    );
    return whole(merge(jana, anna));
  },
  mergeSettled: async () => {
    await owner.query("delete from patient_attendances where patient_card_id = $1", [anna]);
    await merge(karel, anna);
    await ask(
      "admin",
      `mutation { relatedPersonCreate(patientCard: ${karel}, input: { name: "Eva", roles: [CONTACT] }) { id } }`,
    );
    return whole(ask("admin", `mutation { patientCardsUnmerge(patientCard: ${karel}, version: 2) { id } }`));
  },
  // Anna's card has become a part of Karel's just above.
  cardMerged: () => whole(ask("admin", `mutation { patientCardArchive(patientCard: ${anna}) { id } }`)),
  // Eva is on Karel's card by now.
  recordedAlready: () =>
    whole(
      ask(
        "admin",
        `mutation { relatedPersonCreate(patientCard: ${karel}, input: { name: "Eva", roles: [CONTACT] }) { id } }`,
      ),
    ),
};
