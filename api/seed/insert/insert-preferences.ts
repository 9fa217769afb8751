import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { waitingPatientProcedures } from "../../core/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "../../core/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "../../core/db/tables/waiting-patients.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import type { DemoPreference } from "../contents/preferences.ts";

/** Distance in the card file between patients of the waiting list. */
const APART = 23;

/** Writes the waiting list from some of the cards' patients. */
export async function insertPreferences(
  db: Db,
  { today, ids, cards }: { today: IsoDate; ids: ClinicIds; cards: number[] },
  preferences: DemoPreference[],
) {
  const { medicalCenterId } = ids;
  const rowIds = await reserveIds(db, waitingPatients, preferences.length);
  await insertRows(
    db,
    waitingPatients,
    preferences.map(
      ({ waits, urgent = false, weekdays = [], hours = [null, null], days = [null, null], note = null }, index) => {
        const [availableFrom, availableTo] = days.map((offset) => (offset === null ? null : addDays(today, offset)));
        return {
          id: rowIds[index],
          medicalCenterId,
          patientCardId: cards[(index + 1) * APART]!,
          note,
          urgent,
          weekdays,
          availableFrom,
          availableTo,
          timeFrom: hours[0],
          timeTo: hours[1],
          createdAt: instantOf(addDays(today, -waits), "10:00"),
          createdBy: ids.desk,
          version: 1,
        };
      },
    ),
  );
  const named = (lists: (number[] | undefined)[], all: number[]) =>
    lists.flatMap((list = [], index) => list.map((place) => ({ waitingPatientId: rowIds[index]!, id: all[place]! })));
  await insertRows(
    db,
    waitingPatientProcedures,
    named(
      preferences.map(({ services }) => services),
      ids.procedures,
    ).map(({ waitingPatientId, id }) => ({ medicalCenterId, waitingPatientId, procedureId: id })),
  );
  await insertRows(
    db,
    waitingPatientProfiles,
    named(
      preferences.map(({ workers }) => workers),
      ids.profiles,
    ).map(({ waitingPatientId, id }) => ({ medicalCenterId, waitingPatientId, profileId: id })),
  );
}
