import type { Db } from "#api/core/db/client.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { indexCard } from "#api/patients/search/words.ts";
import { ids, now, uuids } from "./people.ts";

/** Cards of patients, to be found by their words. */
export async function loadPatients(db: Db) {
  const { center, patients } = ids;
  const cards = await db
    .insert(patientCards)
    .overridingSystemValue()
    .values([
      {
        id: patients.jana,
        uuid: uuids.jana,
        medicalCenterId: center,
        name: "Jana",
        surname: "Dvořáčková",
        birthDate: "1985-06-23",
        sex: "FEMALE",
        personalNumber: "8556230419",
        phone: "+420601000377",
        email: "jana@example.com",
        insurerCode: "111",
        insuranceNumber: "8556230419",
        street: "Lipová",
        houseNumber: "418",
        orientationNumber: "7",
        town: "Kamenný Újezd",
        postcode: "37381",
        cave: "Alergie na latex",
      },
      {
        id: patients.karel,
        uuid: uuids.karel,
        medicalCenterId: center,
        name: "Karel",
        surname: "Novák",
        birthDate: "1971-03-19",
        sex: "MALE",
        personalNumber: "7103192745",
        phone: "+420602000200",
        insurerCode: "205",
      },
      {
        id: patients.anna,
        uuid: uuids.anna,
        medicalCenterId: center,
        name: "Anna",
        surname: "Nováková",
        birthDate: "1990-01-01",
        sex: "FEMALE",
      },
      {
        id: patients.archived,
        uuid: uuids.archived,
        medicalCenterId: center,
        name: "Adam",
        surname: "Archivní",
        archivedAt: now,
      },
      {
        id: patients.foreign,
        uuid: uuids.foreign,
        medicalCenterId: ids.foreignCenter,
        name: "Jana",
        surname: "Dvořáčková",
        birthDate: "1985-06-23",
        phone: "+420601000999",
      },
    ])
    .returning();
  for (const card of cards) await indexCard(db, card);
}
