import { and, eq, inArray } from "drizzle-orm";
import type { ProfileCtx } from "../../context.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { patientCardWords } from "../../db/tables/patient-card-words.ts";
import { inMyCenter } from "../scope.ts";
import type { PatientCard } from "../visible-card.ts";

/**
 * Cards of the centre that have one of these numbers, be it a personal number, a day of birth or a telephone; archived
 * ones too. Merged ones have no words and are not among them.
 */
export async function cardsWithNumbers(ctx: ProfileCtx, numbers: (string | null)[]): Promise<PatientCard[]> {
  const words = numbers.flatMap((value) => value?.replace(/\D/g, "") || []);
  if (words.length === 0) return [];
  const ofWords = ctx.db
    .select({ id: patientCardWords.patientCardId })
    .from(patientCardWords)
    .where(
      and(eq(patientCardWords.medicalCenterId, ctx.profile.medicalCenterId), inArray(patientCardWords.word, words)),
    );
  return ctx.db
    .select()
    .from(patientCards)
    .where(and(inMyCenter(ctx), inArray(patientCards.id, ofWords)));
}
