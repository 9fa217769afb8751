import type { AttendanceState } from "#rules/codes.ts";
import { addDays } from "#rules/time/dates.ts";
import { earlier, HOUR } from "#rules/time/durations.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { events } from "../../core/db/tables/events.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import type { Clinic } from "../clinic-types.ts";
import type { ClinicIds } from "./insert-clinic.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import type { Random } from "../random.ts";
import type { Planned } from "../timetable.ts";

const outcomes: AttendanceState[] = ["PRESENT", "EXCUSED", "NOT_EXCUSED"];
/** Hours that excuses come ahead: most come in time, a day or more before. */
const ahead = [49, 27, 3, 72, 96, 30, 51];
const notes = ["Přinese zprávu z ortopedie", "Žádá ranní termíny", "Doprovází dcera", "Doplnit poukaz"] as const;
const issues = [
  "Bolest bederní páteře",
  "Stav po operaci kolene",
  "Bolest ramene v noci",
  "Závratě při otočení hlavy",
] as const;

/** Writes the events with everything they claim; days before today have their attendance filled in. */
export async function insertEvents(
  db: Db,
  {
    random,
    today,
    clinic,
    ids,
    cards,
  }: { random: Random; today: IsoDate; clinic: Clinic; ids: ClinicIds; cards: number[] },
  planned: Planned[],
) {
  const { medicalCenterId } = ids;
  const yesterday = instantOf(addDays(today, -1), "16:00");
  const eventIds = await reserveIds(db, events, planned.length);
  const all = planned.map((event, index) => {
    const service = event.service === null ? null : clinic.services[event.service]!;
    return {
      ...event,
      id: eventIds[index]!,
      places: service?.places ?? null,
      procedureId: event.service === null ? null : ids.procedures[event.service]!,
      facilityIds: service?.facility == null ? [] : [ids.facilities[service.facility]!],
      profileIds: event.workers.map((worker) => ids.profiles[worker]!),
      cardIds: event.patients.map((patient) => cards[patient]!),
    };
  });

  await insertRows(
    db,
    events,
    all.map(({ id, beginAt, endAt, allDay, name, places, procedureId, profileIds, cardIds }) => {
      const date = localDate(beginAt);
      const createdAt = instantOf([addDays(date, -random.between(1, 14)), addDays(today, -1)].sort()[0]!, "09:00");
      return {
        id,
        medicalCenterId,
        type: procedureId === null ? ("FREE_TIME" as const) : ("EVENT" as const),
        beginAt,
        endAt,
        allDay,
        name,
        note: cardIds.length === 1 && random.chance(0.04) ? random.pick(notes) : null,
        issue: cardIds.length === 1 && random.chance(0.05) ? random.pick(issues) : null,
        procedureId,
        capacity: places !== null && places > 1 ? places : null,
        ownerId: profileIds[0],
        createdAt,
        createdBy: ids.desk,
        updatedAt: createdAt,
      };
    }),
  );
  await insertRows(
    db,
    eventProfiles,
    all.flatMap(({ id, profileIds }) =>
      profileIds.slice(1).map((profileId) => ({ medicalCenterId, eventId: id, profileId })),
    ),
  );
  await insertRows(
    db,
    eventFacilities,
    all.flatMap(({ id, facilityIds }) =>
      facilityIds.map((facilityId) => ({ medicalCenterId, eventId: id, facilityId })),
    ),
  );
  const attendances = all.flatMap(({ id, beginAt, endAt, profileIds, cardIds }) =>
    cardIds.map((patientCardId) => {
      const place = { medicalCenterId, eventId: id, patientCardId };
      const past = localDate(beginAt) < today;
      if (past) return { ...place, ...outcomeOf(random, id, beginAt, endAt), stateBy: profileIds[0] };
      if (random.chance(0.02)) return { ...place, state: "EXCUSED" as const, stateAt: yesterday, stateBy: ids.desk };
      return { ...place, state: "NOT_SET" as const, stateAt: null, stateBy: null };
    }),
  );
  await insertRows(db, patientAttendances, attendances);

  await insertOccupancies(db, medicalCenterId, all, attendances);
}

type Claiming = {
  id: number;
  beginAt: Date;
  endAt: Date;
  places: number | null;
  profileIds: number[];
  facilityIds: number[];
  cardIds: number[];
};

async function insertOccupancies(
  db: Db,
  medicalCenterId: number,
  all: Claiming[],
  attendances: { eventId: number; patientCardId: number; state: AttendanceState }[],
) {
  const comes = new Map<number, number[]>(all.map(({ id }) => [id, []]));
  for (const { eventId, patientCardId, state } of attendances)
    if (state !== "EXCUSED") comes.get(eventId)!.push(patientCardId);
  await insertRows(
    db,
    occupancies,
    all.flatMap(({ id, beginAt, endAt, places, profileIds, facilityIds, cardIds }) => {
      const during = `[${beginAt.toISOString()},${endAt.toISOString()})`;
      const claim = { medicalCenterId, eventId: id, during, profileId: null, facilityId: null, patientCardId: null };
      const coming = comes.get(id)!;
      // An event whose patients are all excused leaves people and rooms free; a group takes place.
      if (cardIds.length > 0 && coming.length === 0 && !(places !== null && places > 1)) return [];
      return [
        ...profileIds.map((profileId) => ({ ...claim, profileId })),
        ...facilityIds.map((facilityId) => ({ ...claim, facilityId })),
        ...coming.map((patientCardId) => ({ ...claim, patientCardId })),
      ];
    }),
  );
}

/** The state of a visit that is over, and when it was noted. */
function outcomeOf(random: Random, event: number, beginAt: Date, endAt: Date) {
  const state = outcomes[random.heavy([89, 8, 3])]!;
  return { state, stateAt: state === "EXCUSED" ? earlier(beginAt, ahead[event % ahead.length]! * HOUR) : endAt };
}
