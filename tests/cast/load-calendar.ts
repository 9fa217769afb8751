import { sql } from "drizzle-orm";
import type { Db } from "#api/core/db/client.ts";
import { eventFacilities } from "#api/core/db/tables/event-facilities.ts";
import { events } from "#api/core/db/tables/events.ts";
import { occupancies } from "#api/core/db/tables/occupancies.ts";
import { patientAttendances } from "#api/core/db/tables/patient-attendances.ts";
import { ids } from "./people.ts";

const at = (time: string) => new Date(`2026-03-16T${time}:00+01:00`);

/** The events of Monday, with visits and occupancies. */
export async function loadCalendar(db: Db) {
  const { center, patients, profiles } = ids;
  await db
    .insert(events)
    .overridingSystemValue()
    .values([
      {
        id: ids.events.janaTherapy,
        medicalCenterId: center,
        type: "EVENT",
        beginAt: at("09:00"),
        endAt: at("09:45"),
        procedureId: ids.procedures.therapy,
        ownerId: profiles.paramedic,
      },
      {
        id: ids.events.lunch,
        medicalCenterId: center,
        type: "FREE_TIME",
        beginAt: at("12:00"),
        endAt: at("13:00"),
        name: "Porada",
        ownerId: profiles.paramedic,
      },
      {
        id: ids.events.foreignEvent,
        medicalCenterId: ids.foreignCenter,
        type: "EVENT",
        beginAt: at("09:00"),
        endAt: at("09:30"),
        procedureId: ids.procedures.foreign,
        ownerId: profiles.foreign,
      },
    ]);
  await db
    .insert(eventFacilities)
    .values({ medicalCenterId: center, eventId: ids.events.janaTherapy, facilityId: ids.facilities.gym });
  await db
    .insert(patientAttendances)
    .overridingSystemValue()
    .values([
      {
        id: ids.attendances.jana,
        medicalCenterId: center,
        eventId: ids.events.janaTherapy,
        patientCardId: patients.jana,
      },
      {
        id: ids.attendances.foreign,
        medicalCenterId: ids.foreignCenter,
        eventId: ids.events.foreignEvent,
        patientCardId: patients.foreign,
      },
    ]);
  const during = (from: string, to: string) =>
    sql`tstzrange(${at(from).toISOString()}, ${at(to).toISOString()})` as never;
  const claim = { medicalCenterId: center, eventId: ids.events.janaTherapy, during: during("09:00", "09:45") };
  await db.insert(occupancies).values([
    { ...claim, profileId: profiles.paramedic },
    { ...claim, facilityId: ids.facilities.gym },
    { ...claim, patientCardId: patients.jana },
    {
      medicalCenterId: center,
      eventId: ids.events.lunch,
      during: during("12:00", "13:00"),
      profileId: profiles.paramedic,
    },
    {
      medicalCenterId: ids.foreignCenter,
      eventId: ids.events.foreignEvent,
      during: during("09:00", "09:30"),
      profileId: profiles.foreign,
    },
    {
      medicalCenterId: ids.foreignCenter,
      eventId: ids.events.foreignEvent,
      during: during("09:00", "09:30"),
      patientCardId: patients.foreign,
    },
  ]);
}
