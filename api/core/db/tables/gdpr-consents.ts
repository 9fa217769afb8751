import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { gdprConsentTypes } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";
import { files } from "./files.ts";
import { gdprWordings } from "./gdpr-wordings.ts";
import { gdprConsentLinks } from "./gdpr-consent-links.ts";

export const gdprConsentType = pgEnum("gdpr_consent_type", gdprConsentTypes);

/** A patient's consent: its wording, time and form. A withdrawn one stays; nothing else of it changes. */
export const gdprConsents = pgTable(
  "gdpr_consents",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    wordingId: integer("wording_id")
      .notNull()
      .references(() => gdprWordings.id),
    type: gdprConsentType("type").notNull(),
    /** The day of the signature, or on which the link was used. */
    givenOn: date("given_on", { mode: "string" }).notNull(),
    createdAt: createdAt(),
    /** The person who took the signature. */
    createdBy: integer("created_by").references(() => profiles.id),
    linkId: integer("link_id"),
    /** The scan of the signed document. */
    documentId: integer("document_id").references(() => files.id),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
  },
  (table) => [
    index("gdpr_consents_card").on(table.patientCardId, table.id),
    uniqueIndex("gdpr_consents_link").on(table.linkId),
    // A link allows the consent of its own patient to its own wording.
    foreignKey({
      name: "gdpr_consents_evidence",
      columns: [table.linkId, table.patientCardId, table.wordingId],
      foreignColumns: [gdprConsentLinks.id, gdprConsentLinks.patientCardId, gdprConsentLinks.wordingId],
    }).onUpdate("cascade"),
    check(
      "gdpr_consents_proof",
      sql`case type when 'EMAIL' then link_id is not null and created_by is null else link_id is null and created_by is not null end`,
    ),
    check("gdpr_consents_document", sql`document_id is null or type = 'SIGNATURE'`),
    uniqueIndex("gdpr_consents_file").on(table.documentId),
    check("gdpr_consents_withdrawal", sql`(withdrawn_at is null) = (withdrawn_by is null)`),
    ofMedicalCenter(),
  ],
);
