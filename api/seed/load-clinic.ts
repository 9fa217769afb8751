import { sql } from "drizzle-orm";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../core/db/client.ts";
import { eventFacilities } from "../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { workingHoursPeriods } from "../core/db/tables/working-hours-periods.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../core/db/tables/patient-card-words.ts";
import type { Clinic } from "./clinic-types.ts";
import { insertCards } from "./insert/insert-cards.ts";
import { insertClinic } from "./insert/insert-clinic.ts";
import { insertConsents } from "./insert/insert-consents.ts";
import { insertFtVoucherApplicants, insertInsurance } from "./insert/insurance/insert-insurance.ts";
import { insertEvents } from "./insert/insert-events.ts";
import { insertOperationPresets } from "./insert/insurance/insert-operation-presets.ts";
import { insertReportTexts } from "./insert/insert-report-texts.ts";
import { insertBilledReports } from "./insert/insurance/insert-billed-reports.ts";
import { insertFtVouchers } from "./insert/insurance/insert-ft-vouchers.ts";
import { insertReports } from "./insert/insert-reports.ts";
import { insertRows } from "../core/db/insert-rows.ts";
import { insertPastCards } from "./insert/insert-past-cards.ts";
import { insertRelated } from "./insert/insert-related.ts";
import { insertSecondCards } from "./insert/insert-second-cards.ts";
import { insertSummary } from "./insert/insert-summary.ts";
import { insertPreferences } from "./insert/insert-preferences.ts";
import { peopleAt } from "./people.ts";
import { randomFrom, type Random } from "./random.ts";
import { insertPrices } from "./insert/money/insert-prices.ts";
import { insertVoucherPresets } from "./insert/money/insert-voucher-presets.ts";
import { tieSeries } from "./insert/tie-series.ts";
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
  /** Probability that a free quarter of an hour is filled on that day, 0 to 1. */
  fill: (date: IsoDate) => number;
};

const EVENTS_AT_ONCE = 4_000;
/** The share of cards that were archived before the diary begins. */
const ARCHIVED = 0.02;

/** The tables searched at once, before the database analyses them on its own. */
const filled = [
  patientCards,
  patientCardWords,
  events,
  eventFacilities,
  eventProfiles,
  patientAttendances,
  occupancies,
];

/**
 * Writes a clinic with its patients and its diary, all or nothing; on the same day the same input writes the same rows.
 */
export async function loadClinic(
  db: Db,
  { clinic, seed, now, passwordHash, patients, from, to, fill }: Load,
): Promise<void> {
  const random = randomFrom(seed);
  const today = localDate(now);
  await db.transaction(async (transaction) => {
    const db = transaction as Db;
    const since = instantOf(addDays(from, -1000));
    const ids = await insertClinic(db, clinic, passwordHash, since);
    await insertVoucherPresets(db, ids, clinic.voucherPresets, since);
    await insertPrices(db, ids.medicalCenterId, today, now);
    await insertInsurance(db, ids, clinic.staff, today);
    await insertOperationPresets(db, ids, clinic.staff, since);
    await insertFtVoucherApplicants(db, ids, since);
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
    await insertPreferences(db, patientsOfDiary, clinic.preferences);
    await insertRelated(db, patientsOfDiary);
    await insertReportTexts(db, ids, clinic.texts);
    const { taken, billed } = await insertReports(db, patientsOfDiary);
    await insertConsents(db, patientsOfDiary, clinic.wordings, taken);
    const more = await insertBilledReports(db, patientsOfDiary, [...taken]);
    await insertFtVouchers(db, [...billed, ...more], ids.profiles[0]!);
    await insertSecondCards(db, patientsOfDiary, clinic.secondCards);
    await insertSummary(db, patientsOfDiary);
    await insertPastCards(db, patientsOfDiary, clinic.pastCards);
    await db.execute(sql`select attest_evidence(${ids.medicalCenterId})`);
    await db.execute(sql`select attest_money()`);
  });
  await db.execute(sql`vacuum (analyze) ${sql.join(filled, sql`, `)}`);
}

/** The days on which patients are first heard of: a part of them before the diary begins. */
const drawArrivals = (random: Random, patients: number, from: IsoDate, today: IsoDate): IsoDate[] =>
  Array.from({ length: patients }, () => random.chance(0.4))
    .map((early) => addDays(from, early ? -random.between(1, 900) : random.between(0, daysBetween(from, today) - 1)))
    .sort();
