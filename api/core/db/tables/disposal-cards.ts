import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { patientCards } from "./patient-cards.ts";
import { disposals } from "./disposals.ts";

export const disposalCards = pgTable(
  "disposal_cards",
  {
    medicalCenterId: medicalCenterId(),
    disposalId: integer("disposal_id")
      .notNull()
      .references(() => disposals.id),
    cardId: integer("card_id")
      .notNull()
      .references(() => patientCards.id),
  },
  (table) => [
    primaryKey({ name: "disposal_cards_pk", columns: [table.disposalId, table.cardId] }),
    index("disposal_cards_card").on(table.cardId),
    ofMedicalCenter(),
  ],
);
