import { sql } from "drizzle-orm";
import { addDays, daysBetween, instantOf, localDate, type IsoDate } from "#rules/time.ts";
import type { Db } from "../client.ts";
import { eventFacilities, eventProfiles, events, occupancies, patientAttendances } from "../tables/events.ts";
import { workingHoursPeriods } from "../tables/medical-centers.ts";
import { patientCards, patientCardWords } from "../tables/patient-cards.ts";
import type { Clinic } from "./clinic.ts";
import { insertCards } from "./insert-cards.ts";
import { insertClinic } from "./insert-clinic.ts";
import { insertConsents } from "./insert-consents.ts";
import { insertEvents } from "./insert-events.ts";
import { insertReportTexts } from "./insert-report-texts.ts";
import { insertReports } from "./insert-reports.ts";
import { insertRows } from "../insert-rows.ts";
import { insertPastCards } from "./insert-past-cards.ts";
import { insertRelated } from "./insert-related.ts";
import { insertSecondCards } from "./insert-second-cards.ts";
import { insertSummary } from "./insert-summary.ts";
import { insertWishes } from "./insert-wishes.ts";
import { peopleAt } from "./people.ts";
import { randomFrom, type Random } from "./random.ts";
import { tieSeries } from "./tie-series.ts";
import { timetable, weeksOf, type Planned } from "./timetable.ts";

type Load = {
  clinic: Clinic;
  seed: number;
  now: Date;
  passwordHash: string;
  patients: number;
  /** First and last day of the diary. */
  from: IsoDate;
  to: IsoDate;
  /** How likely a free quarter of an hour is filled on that day, 0 to 1. */
  fill: (date: IsoDate) => number;
};

const EVENTS_AT_ONCE = 4_000;
/** The share of cards that were put away before the diary begins. */
const ARCHIVED = 0.02;

/** What is searched at once, before the database gets to tidying them by itself. */
const filled = [
  patientCards,
  patientCardWords,
  events,
  eventFacilities,
  eventProfiles,
  patientAttendances,
  occupancies,
];

/** Writes a clinic with its patients and its diary, all or nothing; on the same day the same input writes the same rows. */
export async function loadClinic(
  db: Db,
  { clinic, seed, now, passwordHash, patients, from, to, fill }: Load,
): Promise<void> {
  const random = randomFrom(seed);
  const today = localDate(now);
  await db.transaction(async (transaction) => {
    const db = transaction as Db;
    const ids = await insertClinic(db, clinic, passwordHash, instantOf(addDays(from, -1000)));
    const otherHours = clinic.otherHours.map(({ worker, weeks, hours }) => ({
      ...weeksOf(weeks, today),
      profileId: ids.profiles[worker]!,
      workingHours: hours,
    }));
    await insertRows(
      db,
      workingHoursPeriods,
      otherHours.map((period) => ({ ...period, medicalCenterId: ids.medicalCenterId })),
    );
    const drawPerson = peopleAt(random, today);
    const archived = Math.round(patients * ARCHIVED);
    const arrivals = drawArrivals(random, patients, from, today);
    const cards = await insertCards(
      db,
      ids,
      arrivals.map((arrival, index) => ({
        person: drawPerson(),
        arrival,
        archivedAt: index < archived ? instantOf(from) : null,
      })),
    );
    const patientsOfDiary = { random, today, clinic, ids, cards: cards.slice(archived) };
    let planned: Planned[] = [];
    for (const day of timetable({ clinic, arrivals: arrivals.slice(archived), today, from, to, fill, random })) {
      planned.push(...day);
      if (planned.length < EVENTS_AT_ONCE) continue;
      await insertEvents(db, patientsOfDiary, planned);
      planned = [];
    }
    await insertEvents(db, patientsOfDiary, planned);
    await tieSeries(db, { clinic, ids, today });
    await insertWishes(db, patientsOfDiary, clinic.wishes);
    await insertRelated(db, patientsOfDiary);
    await insertConsents(db, patientsOfDiary, clinic.wordings);
    await insertReportTexts(db, ids, clinic.texts);
    await insertReports(db, patientsOfDiary);
    await insertSecondCards(db, patientsOfDiary, clinic.secondCards);
    await insertSummary(db, patientsOfDiary);
    await insertPastCards(db, patientsOfDiary, clinic.pastCards);
    await db.execute(sql`select attest_evidence(${ids.medicalCenterId})`);
  });
  await db.execute(sql`vacuum (analyze) ${sql.join(filled, sql`, `)}`);
}

/** The days on which patients are first heard of: a part of them before the diary begins. */
const drawArrivals = (random: Random, patients: number, from: IsoDate, today: IsoDate): IsoDate[] =>
  Array.from({ length: patients }, () => random.chance(0.4))
    .map((early) => addDays(from, early ? -random.between(1, 900) : random.between(0, daysBetween(from, today) - 1)))
    .sort();
