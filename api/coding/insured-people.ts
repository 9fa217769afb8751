import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { InsuranceVariant, InsurerCode } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { groupBy } from "../core/group-by.ts";

export type Insurance = { insurer: InsurerCode | null; number: string | null; variant: InsuranceVariant | null };
export type InsuredPeople = {
  /** The insurance of a card on a day. */
  on(card: number, day: IsoDate): Insurance | null;
  /** The cards that have the insured number of a card's day, the card itself among them. */
  cardsOf(card: number, day: IsoDate): readonly number[];
};

/** The insurances of patients by the day, with the other cards that have the same insured number. */
export async function insuredPeople(ctx: InCenter, cards: readonly number[]): Promise<InsuredPeople> {
  const kept = and(
    eq(patientInsurances.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(patientInsurances.replacedAt),
  );
  const { id, patientCardId, insuranceNumber } = patientInsurances;
  const own = and(kept, anyOf(patientCardId, cards));
  const numbers = ctx.db.select({ insuranceNumber }).from(patientInsurances).where(own);
  const ids = ctx.db
    .select({ id })
    .from(patientInsurances)
    .where(own)
    .union(
      ctx.db
        .select({ id })
        .from(patientInsurances)
        .where(and(kept, inArray(insuranceNumber, numbers))),
    );
  const rows = await ctx.db
    .select()
    .from(patientInsurances)
    .where(inArray(id, ids))
    .orderBy(asc(patientInsurances.validFrom));
  const ofCard = groupBy(rows, ({ patientCardId }) => patientCardId);
  const ofNumber = groupBy(rows, ({ insuranceNumber }) => insuranceNumber);
  const on = (card: number, day: IsoDate) => ofCard.get(card)?.findLast(({ validFrom }) => validFrom <= day);
  return {
    on(card, day) {
      const row = on(card, day);
      return row
        ? {
            insurer: row.insurerCode as InsurerCode | null,
            number: row.insuranceNumber,
            variant: row.insuranceVariant as InsuranceVariant | null,
          }
        : null;
    },
    cardsOf: (card, day) => [
      ...new Set([
        card,
        ...(ofNumber.get(on(card, day)?.insuranceNumber ?? "") ?? []).map(({ patientCardId }) => patientCardId),
      ]),
    ],
  };
}
