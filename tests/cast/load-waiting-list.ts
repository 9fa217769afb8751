import type { Db } from "#api/core/db/client.ts";
import { waitingPatientProcedures } from "#api/core/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "#api/core/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "#api/core/db/tables/waiting-patients.ts";
import { ids, now } from "./people.ts";

/** The waiting list: an entry of Karel, and one of another centre. */
export async function loadWaitingList(db: Db) {
  const { center, patients, profiles } = ids;
  const { karel, foreign } = ids.waitingPatients;
  await db
    .insert(waitingPatients)
    .overridingSystemValue()
    .values([
      {
        id: karel,
        medicalCenterId: center,
        patientCardId: patients.karel,
        note: "Stačí zavolat hodinu předem",
        weekdays: [1, 3],
        timeTo: "12:00",
        createdAt: new Date("2026-03-10T09:00:00Z"),
      },
      { id: foreign, medicalCenterId: ids.foreignCenter, patientCardId: patients.foreign, createdAt: now },
    ]);
  await db
    .insert(waitingPatientProcedures)
    .values({ medicalCenterId: center, waitingPatientId: karel, procedureId: ids.procedures.therapy });
  await db
    .insert(waitingPatientProfiles)
    .values({ medicalCenterId: center, waitingPatientId: karel, profileId: profiles.paramedic });
}
