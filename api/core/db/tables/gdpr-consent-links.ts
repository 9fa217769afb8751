import { sql } from "drizzle-orm";
import { index, integer, pgPolicy, pgTable, unique, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";
import { gdprWordings } from "./gdpr-wordings.ts";

/**
 * Single-use links to a wording, sent to a patient by e-mail; the token is stored only as its SHA-256, and gives access
 * to the row.
 */
export const gdprConsentLinks = pgTable(
  "gdpr_consent_links",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    wordingId: integer("wording_id")
      .notNull()
      .references(() => gdprWordings.id),
    recipient: varchar("recipient", { length: 254 }).notNull(),
    tokenHash: varchar("token_hash", { length: 64 }).notNull().unique("gdpr_consent_links_token_hash"),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    expiresAt: instant("expires_at").notNull(),
    /** When it was used to consent, or replaced by a later link. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("gdpr_consent_links_card").on(table.patientCardId),
    unique("gdpr_consent_links_evidence").on(table.id, table.patientCardId, table.wordingId),
    pgPolicy("of_medical_center_or_by_token", {
      using: sql`medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.consent_link', true))`,
      withCheck: sql`medical_center_id = (select current_medical_center())`,
    }),
  ],
);
