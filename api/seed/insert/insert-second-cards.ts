import { and, inArray, isNotNull } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { insertRows } from "../../core/db/insert-rows.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { relatedPersons } from "../../core/db/tables/related-persons.ts";
import { insertCards } from "./insert-cards.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import { randomFrom } from "../random.ts";

type Patients = { today: IsoDate; ids: ClinicIds; cards: readonly number[] };

/**
 * Opens some patients a second card by mistake, as a desk in a hurry does: another telephone, no personal number, a new
 * warning.
 */
export async function insertSecondCards(db: Db, { today, ids, cards }: Patients, count: number) {
  const known = await db
    .select()
    .from(patientCards)
    .where(
      and(inArray(patientCards.id, [...cards]), isNotNull(patientCards.personalNumber), isNotNull(patientCards.phone)),
    )
    .orderBy(patientCards.id)
    .limit(count);
  const random = randomFrom(count);
  const newcomers = known.map((card) => ({
    person: {
      ...card,
      uuid: random.uuid(),
      degreeBefore: null,
      personalNumber: null,
      insuranceNumber: null,
      insuranceVariant: null,
      insurerCode: null,
      phone: "+420778000123",
      email: null,
      cave: "Alergie na náplasti",
      rawAddress: "Nádražní 12/3a, 370 01 České Budějovice",
    },
    arrival: addDays(today, -20),
    archivedAt: null,
  }));
  const seconds = await insertCards(db, ids, newcomers);
  await insertRows(
    db,
    relatedPersons,
    seconds.map((patientCardId) => ({
      medicalCenterId: ids.medicalCenterId,
      patientCardId,
      name: "Marie Kubátová",
      relation: "sousedka",
      roles: ["CONTACT" as const],
      phone: "+420777000999",
      email: null,
      note: null,
      createdBy: ids.desk,
      version: 1,
    })),
  );
}
