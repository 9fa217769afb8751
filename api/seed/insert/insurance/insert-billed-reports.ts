import { and, asc, eq, gte, inArray, isNotNull, lt, notInArray } from "drizzle-orm";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { insertRows, reserveIds } from "../../../core/db/insert-rows.ts";
import { events } from "../../../core/db/tables/events.ts";
import { medicalReports } from "../../../core/db/tables/medical-reports.ts";
import { patientCards } from "../../../core/db/tables/patient-cards.ts";
import { groupBy } from "../../../core/group-by.ts";
import type { Clinic } from "../../clinic-types.ts";
import { randomFrom } from "../../random.ts";
import { codingOf } from "./code-reports.ts";
import { INSURERS } from "./insert-insurance.ts";
import type { ClinicIds } from "../insert-clinic.ts";
import { presentVisits, rowOf } from "../insert-reports.ts";

/** Insurers of each month, and patients of each. */
const BILLED_INSURERS = 3;
const PATIENTS = 2;
/** Insurers without a contract: a visit of one keeps its document out of the month that is to be billed. */
const OTHER_INSURERS = ["207", "209", "213"];
/** The month that is billed already, and the one that is to be billed. */
export const BILLED_MONTHS_AGO = 2;
const MONTHS_AGO = [BILLED_MONTHS_AGO, 1];
const SEED = 902;

/**
 * Writes signed and coded reports of an exercise to visits of two whole months, of some patients of three insurers;
 * answers these visits. Patients with other reports are left out.
 */
export async function insertBilledReports(
  db: Db,
  { today, clinic, ids }: { today: IsoDate; clinic: Clinic; ids: ClinicIds },
  others: readonly number[],
): Promise<number[]> {
  const random = randomFrom(SEED);
  const [example] = clinic.courses.flatMap(({ worker, reports }) =>
    reports
      .flatMap((report) => (report.coding && report.state === "SIGNED" ? [{ worker, ...report }] : []))
      .slice(1, 2),
  );
  if (!example) return [];
  const { worker, service, content, coding: asked } = example;
  const author = ids.profiles[worker]!;
  const chosen = [];
  for (const monthsAgo of MONTHS_AGO) {
    const month = addMonths(monthStart(today), -monthsAgo);
    const visits = await presentVisits(
      db,
      and(
        eq(events.ownerId, author),
        eq(events.procedureId, ids.procedures[service]!),
        gte(events.beginAt, instantOf(month)),
        lt(events.beginAt, instantOf(addMonths(month, 1))),
        inArray(patientCards.insurerCode, [...INSURERS, ...OTHER_INSURERS]),
        notInArray(patientCards.id, [...others]),
      ),
    );
    const byInsurer = groupBy(visits, ({ insurer }) => insurer);
    const firstOf = (insurer: string, patients: number) =>
      [...groupBy(byInsurer.get(insurer) ?? [], ({ patientCardId }) => patientCardId).values()]
        .slice(0, patients)
        .map(([first]) => first!);
    const coded = await insurersOfReports(db, month);
    const more = INSURERS.filter((code) => byInsurer.has(code) && !coded.includes(code));
    const own = [...coded, ...more].slice(0, BILLED_INSURERS);
    chosen.push(...own.flatMap((insurer) => firstOf(insurer, PATIENTS)));
    if (monthsAgo !== BILLED_MONTHS_AGO)
      chosen.push(...OTHER_INSURERS.flatMap((insurer) => firstOf(insurer, 1)).slice(0, 1));
  }
  const reserved = await reserveIds(db, medicalReports, chosen.length);
  const rows = [];
  for (const [at, visit] of chosen.entries()) {
    const coding = await codingOf(db, asked!, { author, at: visit.beginAt });
    const about = { clinic, ids, worker, service, visit, content, coding };
    rows.push(rowOf({ ...about, id: reserved[at]!, uuid: random.uuid(), signed: true, at: visit.endAt }));
  }
  await insertRows(db, medicalReports, rows);
  return chosen.map(({ id }) => id);
}

/** The insurers with a contract whose reports of a month are coded already: a course may lie in it. */
async function insurersOfReports(db: Db, month: IsoDate): Promise<string[]> {
  const { coding, signedAt, examinedAt, patientCardId } = medicalReports;
  const rows = await db
    .selectDistinct({ insurer: patientCards.insurerCode })
    .from(medicalReports)
    .innerJoin(patientCards, eq(patientCards.id, patientCardId))
    .where(
      and(
        isNotNull(coding),
        isNotNull(signedAt),
        inArray(patientCards.insurerCode, INSURERS),
        gte(examinedAt, instantOf(month)),
        lt(examinedAt, instantOf(addMonths(month, 1))),
      ),
    )
    .orderBy(asc(patientCards.insurerCode));
  return rows.map(({ insurer }) => insurer!);
}
