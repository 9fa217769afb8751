import { and, eq, isNull } from "drizzle-orm";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { insuredIn } from "../coding/billable.ts";
import { insuredPeople } from "../coding/insured-people.ts";
import type { InCenter } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";

export type Asked = {
  /** Each once, in order. */
  numbers: string[];
  /** Patients whose card has none. */
  withoutNumber: number;
};

/** The insured numbers of a month's visits that insurers pay, each of its day, or those of all cards in use today. */
export async function askedNumbers(ctx: InCenter, month: IsoDate | null): Promise<Asked> {
  const days = month === null ? await cardsToday(ctx) : await visitsOf(ctx, month);
  const people = await insuredPeople(ctx, [...new Set(days.map(({ card }) => card))]);
  const numbers = new Set<string>();
  const without = new Set<number>();
  for (const { card, day } of days) {
    const insurance = people.on(card, day);
    if (insurance?.number) numbers.add(insurance.number);
    // Cards without an insurer are of people who pay themselves.
    else if (month !== null || insurance?.insurer) without.add(card);
  }
  return { numbers: [...numbers].sort(), withoutNumber: without.size };
}

async function cardsToday(ctx: InCenter) {
  const day = localDate(ctx.now());
  const cards = await ctx.db
    .select({ card: patientCards.id })
    .from(patientCards)
    .where(
      and(
        eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(patientCards.archivedAt),
        isNull(patientCards.mergedIntoId),
        isNull(patientCards.disposedAt),
      ),
    );
  return cards.map(({ card }) => ({ card, day }));
}

async function visitsOf(ctx: InCenter, month: IsoDate) {
  const visits = await ctx.db
    .select({ card: patientAttendances.patientCardId, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(insuredIn(ctx, month));
  return visits.map(({ card, beginAt }) => ({ card, day: localDate(beginAt) }));
}
