import { and, desc, eq, inArray, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, knownDay, type IsoDate } from "#rules/time/time.ts";
import { alias } from "drizzle-orm/pg-core";
import type { InCenter } from "../../core/context.ts";
import { gdprConsents } from "../../core/db/tables/gdpr-consents.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { isUuid } from "../../core/is-uuid.ts";

export type CardFilters = {
  uuids?: string[] | null;
  insuranceCompany?: string | null;
  paramedic?: number | null;
  lastVisitFrom?: IsoDate | null;
  lastVisitTo?: IsoDate | null;
  withoutConsent?: boolean | null;
};

/**
 * Conditions of the filters on a candidate card. Each is answered by an index for one card, or once for all cards;
 * `offset 0` and scalar queries are fences that keep the planner from joining whole tables instead.
 */
export function passing(
  ctx: InCenter,
  { uuids, insuranceCompany, paramedic, lastVisitFrom, lastVisitTo, withoutConsent }: CardFilters,
): SQL[] {
  return [
    uuids && sql`(${patientCards.id} in ${chosen(ctx, uuids)}) is true`,
    insuranceCompany && sql`(${patientCards.id} in ${insuredBy(ctx, insuranceCompany)}) is true`,
    paramedic && sql`(${patientCards.id} in ${patientsOf(ctx, paramedic)}) is true`,
    lastVisitFrom && sql`${lastVisit(ctx)} >= ${dawn(knownDay(lastVisitFrom))}`,
    lastVisitTo && sql`${lastVisit(ctx)} < ${dawn(addDays(knownDay(lastVisitTo), 1))}`,
    withoutConsent && sql`not exists ${consent(ctx)}`,
  ].filter((one): one is SQL => Boolean(one));
}

const dawn = (day: IsoDate) => sql`${instantOf(day).toISOString()}::timestamptz`;

const chosen = (ctx: InCenter, uuids: string[]) => {
  const card = alias(patientCards, "chosen");
  return sql`(${ctx.db
    .select({ id: card.id })
    .from(card)
    .where(and(eq(card.medicalCenterId, ctx.profile.medicalCenterId), inArray(card.uuid, uuids.filter(isUuid))))})`;
};

const insuredBy = (ctx: InCenter, code: string) => {
  const insured = alias(patientCards, "insured");
  return sql`(${ctx.db
    .select({ id: insured.id })
    .from(insured)
    .where(and(eq(insured.medicalCenterId, ctx.profile.medicalCenterId), eq(insured.insurerCode, code)))})`;
};

/** Patients with visits to a person. A canceled visit has no claims any more. */
const patientsOf = (ctx: InCenter, profileId: number) =>
  sql`(select visit.patient_card_id from ${occupancies}
    cross join lateral (select * from ${patientAttendances} where ${eq(patientAttendances.eventId, occupancies.eventId)} offset 0) as visit
    where ${and(eq(occupancies.medicalCenterId, ctx.profile.medicalCenterId), eq(occupancies.profileId, profileId))})`;

/** The latest visit of the card's patient: excused visits have no claims, and missed ones do not count. */
const lastVisit = (ctx: InCenter) =>
  sql`(${ctx.db
    .select({ beginAt: occupancies.beginAt })
    .from(occupancies)
    .innerJoin(
      patientAttendances,
      and(
        eq(patientAttendances.eventId, occupancies.eventId),
        eq(patientAttendances.patientCardId, occupancies.patientCardId),
        ne(patientAttendances.state, "NOT_EXCUSED"),
      ),
    )
    .where(and(eq(occupancies.patientCardId, patientCards.id), lt(occupancies.beginAt, ctx.now())))
    .orderBy(desc(occupancies.beginAt))
    .limit(1)})`;

/** A consent that is not withdrawn. */
const consent = (ctx: InCenter) =>
  sql`(${ctx.db
    .select({ id: gdprConsents.id })
    .from(gdprConsents)
    .where(and(eq(gdprConsents.patientCardId, patientCards.id), isNull(gdprConsents.withdrawnAt)))} offset 0)`;
