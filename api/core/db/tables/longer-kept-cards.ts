import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";

/** Cards that are needed although their time is over, and on which day to ask again. */
export const longerKeptCards = pgTable(
  "longer_kept_cards",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    cardId: integer("card_id")
      .notNull()
      .references(() => patientCards.id),
    until: date("until", { mode: "string" }).notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [index("longer_kept_cards_card").on(table.cardId, table.until), ofMedicalCenter()],
);
