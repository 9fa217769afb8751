import { and, eq, exists, sql } from "drizzle-orm";
import { initialOf } from "#rules/initial.ts";
import { cardWords } from "#rules/search-words.ts";
import type { Db } from "../db/client.ts";
import { patientCards, patientCardWords } from "../db/tables/patient-cards.ts";

type Row = typeof patientCards.$inferSelect;

/** The rows of the search index for a card. */
export function wordRows(card: Row) {
  const initial = initialOf(card.surname);
  return cardWords({
    ...card,
    dateOfBirth: card.birthDate,
    personalIdentificationNumber: card.personalNumber,
  }).map((word) => ({ medicalCenterId: card.medicalCenterId, word, initial, patientCardId: card.id }));
}

/** Makes a card be found by what it says now. */
export async function indexCard(db: Db, card: Row) {
  await db.delete(patientCardWords).where(eq(patientCardWords.patientCardId, card.id));
  const rows = wordRows(card);
  if (rows.length > 0) await db.insert(patientCardWords).values(rows);
}

/** Makes a card be found by what it says now, if it is found at all: merged and emptied ones have no words. */
export async function reindexCard(db: Db, id: number) {
  const [card] = await db
    .select()
    .from(patientCards)
    .where(
      and(
        eq(patientCards.id, id),
        exists(
          db
            .select({ one: sql`1` })
            .from(patientCardWords)
            .where(eq(patientCardWords.patientCardId, id)),
        ),
      ),
    );
  if (card) await indexCard(db, card);
}
