import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { events } from "../../core/db/tables/events.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import type { Clinic } from "../clinic-types.ts";
import { insertCards } from "./insert-cards.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import { rowOf } from "./insert-reports.ts";
import { peopleAt } from "../people.ts";
import { randomFrom } from "../random.ts";

const content = "Po sérii terapií bez obtíží, doma cvičí dál. Terapie ukončena.";

/**
 * Cards without a visit for longer than the retention: each with one visit and a report of it, from before the clinic's
 * diary.
 */
export async function insertPastCards(
  db: Db,
  { today, clinic, ids }: { today: IsoDate; clinic: Clinic; ids: ClinicIds },
  count: number,
) {
  if (count === 0) return;
  const random = randomFrom(count);
  const drawPerson = peopleAt(random, today);
  const days = Array.from({ length: count }, (_, index) => addDays(today, -365 * 8 + index * 41));
  const cards = await insertCards(
    db,
    ids,
    days.map((arrival) => ({ person: drawPerson(), arrival, archivedAt: null })),
  );
  const [eventIds, visitIds, reportIds] = [
    await reserveIds(db, events, count),
    await reserveIds(db, patientAttendances, count),
    await reserveIds(db, medicalReports, count),
  ];
  const service = clinic.services.findIndex(({ facility }) => facility === null);
  const worker = clinic.staff.findIndex(({ services }) => services.includes(service));
  const { medicalCenterId } = ids;
  const visits = cards.map((patientCardId, index) => {
    const beginAt = instantOf(days[index]!, "09:00");
    return {
      id: visitIds[index]!,
      eventId: eventIds[index]!,
      patientCardId,
      procedureId: ids.procedures[service]!,
      beginAt,
      endAt: instantOf(days[index]!, "10:00"),
    };
  });
  await insertVisits(db, medicalCenterId, visits);
  await insertRows(
    db,
    medicalReports,
    visits.map((visit, index) =>
      rowOf({
        clinic,
        ids,
        worker,
        service,
        visit,
        id: reportIds[index]!,
        uuid: random.uuid(),
        content,
        signed: true,
        at: visit.endAt,
      }),
    ),
  );
}

type Visit = { id: number; eventId: number; patientCardId: number; procedureId: number; beginAt: Date; endAt: Date };

/** Visits without staff, since those who saw the patients have left the clinic. */
async function insertVisits(db: Db, medicalCenterId: number, visits: Visit[]) {
  await insertRows(
    db,
    events,
    visits.map(({ eventId: id, procedureId, beginAt, endAt }) => ({
      id,
      medicalCenterId,
      type: "EVENT" as const,
      beginAt,
      endAt,
      allDay: false,
      procedureId,
      createdAt: beginAt,
      updatedAt: beginAt,
      version: 1,
    })),
  );
  await insertRows(
    db,
    patientAttendances,
    visits.map(({ id, eventId, patientCardId }) => ({
      id,
      medicalCenterId,
      eventId,
      patientCardId,
      state: "PRESENT" as const,
      version: 1,
    })),
  );
  await insertRows(
    db,
    occupancies,
    visits.map(({ eventId, patientCardId, beginAt, endAt }) => ({
      medicalCenterId,
      during: `[${beginAt.toISOString()},${endAt.toISOString()})`,
      eventId,
      patientCardId,
    })),
  );
}
