import { addDays, instantOf, type IsoDate } from "#rules/time.ts";
import type { Db } from "../client.ts";
import { insertRows, takeIds } from "../insert-rows.ts";
import { waitingPatientProcedures, waitingPatientProfiles, waitingPatients } from "../tables/waiting-patients.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import type { DemoWish } from "./wishes.ts";

/** How far apart in the card file those stand who wait. */
const APART = 23;

/** Writes the waiting list; those who wait are some of the cards' patients. */
export async function insertWishes(
  db: Db,
  { today, ids, cards }: { today: IsoDate; ids: ClinicIds; cards: number[] },
  wishes: DemoWish[],
) {
  const { medicalCenterId } = ids;
  const rowIds = await takeIds(db, waitingPatients, wishes.length);
  await insertRows(
    db,
    waitingPatients,
    wishes.map(
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
      wishes.map(({ services }) => services),
      ids.procedures,
    ).map(({ waitingPatientId, id }) => ({ medicalCenterId, waitingPatientId, procedureId: id })),
  );
  await insertRows(
    db,
    waitingPatientProfiles,
    named(
      wishes.map(({ workers }) => workers),
      ids.profiles,
    ).map(({ waitingPatientId, id }) => ({ medicalCenterId, waitingPatientId, profileId: id })),
  );
}
