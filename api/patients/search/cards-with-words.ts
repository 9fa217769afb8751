import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";
import { inMyCenter } from "../scope.ts";
import type { PatientCard } from "../visible-card.ts";

/**
 * Cards of the centre that have all words of one of these lists in the search index; archived ones too. Merged ones
 * have no words and are not among them.
 */
export async function cardsWithWords(ctx: ProfileCtx, lists: string[][]): Promise<PatientCard[]> {
  const asked = lists.map((words) => [...new Set(words)].filter(Boolean)).filter((words) => words.length > 0);
  if (asked.length === 0) return [];
  const { word, patientCardId, medicalCenterId } = patientCardWords;
  const hasAll = (words: string[]) => sql`count(*) filter (where ${inArray(word, words)}) = ${words.length}`;
  const found = ctx.db
    .select({ id: patientCardId })
    .from(patientCardWords)
    .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), inArray(word, asked.flat())))
    .groupBy(patientCardId)
    .having(or(...asked.map(hasAll)));
  return ctx.db
    .select()
    .from(patientCards)
    .where(and(inMyCenter(ctx), inArray(patientCards.id, found)));
}

/** Cards that have one of these numbers, be it a personal number, a day of birth or a telephone. */
export const cardsWithNumbers = (ctx: ProfileCtx, numbers: (string | null)[]): Promise<PatientCard[]> =>
  cardsWithWords(
    ctx,
    numbers.map((value) => [value?.replace(/\D/g, "") ?? ""]),
  );
