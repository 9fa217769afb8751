import { and, eq, isNull, sql } from "drizzle-orm";
import type { CardDay } from "#rules/insurance/insured-numbers/differences.ts";
import { localDate } from "#rules/time/time.ts";
import { insured } from "../coding/billable.ts";
import { insuredPeople } from "../coding/insured-people.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { groupBy } from "../core/group-by.ts";

/**
 * The days on which cards of the centre have these insured numbers: those of visits that are not billed yet, and today,
 * unless the card is archived. As many queries for many numbers as for one; the days of a card come in order.
 */
export async function cardDays(ctx: InCenter, numbers: readonly string[]): Promise<CardDay[]> {
  const cards = await cardsWith(ctx, numbers);
  const people = await insuredPeople(
    ctx,
    cards.map(({ id }) => id),
  );
  const visits = groupBy(
    await unbilledVisits(
      ctx,
      cards.map(({ id }) => id),
    ),
    ({ card }) => card,
  );
  const today = localDate(ctx.now());
  const asked = new Set(numbers);
  return cards.flatMap(({ id: card, archivedAt }) => {
    const byDay = groupBy(visits.get(card) ?? [], ({ beginAt }) => localDate(beginAt));
    if (archivedAt === null && !byDay.has(today)) byDay.set(today, []);
    return [...byDay].flatMap(([day, { length }]) => {
      const { number = null, insurer = null, variant = null } = people.on(card, day) ?? {};
      return number !== null && asked.has(number) ? [{ card, number, day, insurer, variant, visits: length }] : [];
    });
  });
}

/** Cards that have one of the numbers now, or had it once. */
const cardsWith = (ctx: InCenter, numbers: readonly string[]) =>
  ctx.db
    .selectDistinctOn([patientCards.surname, patientCards.name, patientCards.id], {
      id: patientCards.id,
      archivedAt: patientCards.archivedAt,
    })
    .from(patientInsurances)
    .innerJoin(patientCards, eq(patientCards.id, patientInsurances.patientCardId))
    .where(
      and(
        eq(patientInsurances.medicalCenterId, ctx.profile.medicalCenterId),
        sql`${patientInsurances.insuranceNumber} = any(${sql.param([...numbers])}::text[])`,
        isNull(patientInsurances.replacedAt),
        isNull(patientCards.mergedIntoId),
        isNull(patientCards.disposedAt),
      ),
    )
    .orderBy(patientCards.surname, patientCards.name, patientCards.id);

const unbilledVisits = (ctx: InCenter, cards: readonly number[]) =>
  ctx.db
    .select({ card: patientAttendances.patientCardId, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(and(anyOf(patientAttendances.patientCardId, cards), insured, isNull(patientAttendances.billedDocumentId)))
    .orderBy(events.beginAt);
