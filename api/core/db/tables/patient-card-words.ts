import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { patientCards } from "./patient-cards.ts";

/** Text in the order of its bytes: a prefix is one range of the index, and comparing it is leakproof, so row-level
 * security lets the index be used. */
const plainText = customType<{ data: string }>({ dataType: () => `text COLLATE "C"` });

/**
 * The words by which a card is found, folded (api/patients/search/search-words.ts); written with the card. `initial` is
 * the position of its surname in the alphabet (api/patients/search/initial.ts), so that a search knows the initials of
 * the cards it found.
 */
export const patientCardWords = pgTable(
  "patient_card_words",
  {
    medicalCenterId: medicalCenterId(),
    word: plainText("word").notNull(),
    initial: smallint("initial").notNull().default(0),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({
      name: "patient_card_words_pk",
      columns: [table.medicalCenterId, table.word, table.initial, table.patientCardId],
    }),
    index("patient_card_words_card").on(table.patientCardId, table.word),
    ofMedicalCenter(),
  ],
);

/** A card's number of words is small; a search asks for all of them by prefix. */
export const wordStartsWith = (prefix: string) =>
  sql`${patientCardWords.word} >= ${prefix} and ${patientCardWords.word} < ${prefix + "\u{10FFFF}"}`;
