import { eq } from "drizzle-orm";
import { cardWords } from "#rules/search-words.ts";
import type { Db } from "../db/client.ts";
import { patientCardWords, type patientCards } from "../db/tables/patient-cards.ts";

type Row = typeof patientCards.$inferSelect;

/** The rows of the search index for a card. */
export const wordRows = (card: Row) =>
  cardWords({
    ...card,
    dateOfBirth: card.birthDate,
    personalIdentificationNumber: card.personalNumber,
  }).map((word) => ({ medicalCenterId: card.medicalCenterId, word, patientCardId: card.id }));

/** Makes a card be found by what it says now. */
export async function indexCard(db: Db, card: Row) {
  await db.delete(patientCardWords).where(eq(patientCardWords.patientCardId, card.id));
  const rows = wordRows(card);
  if (rows.length > 0) await db.insert(patientCardWords).values(rows);
}
