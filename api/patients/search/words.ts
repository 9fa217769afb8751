import { and, eq, exists, sql } from "drizzle-orm";
import { initialOf } from "./initial.ts";
import { cardWords } from "./search-words.ts";
import type { Db } from "../../core/db/client.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";

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

/** Updates the search words of a card. */
export async function indexCard(db: Db, card: Row) {
  await db.delete(patientCardWords).where(eq(patientCardWords.patientCardId, card.id));
  const rows = wordRows(card);
  if (rows.length > 0) await db.insert(patientCardWords).values(rows);
}

/** Updates the search words of a card, if it can be found: merged and blank ones have none. */
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
