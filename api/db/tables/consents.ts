import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import { gdprConsentTypes } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters, profiles } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";
import { files } from "./records.ts";

export const gdprConsentType = pgEnum("gdpr_consent_type", gdprConsentTypes);

/** What patients of a centre are told and asked. A text is never changed: another text is another version. */
export const gdprWordings = pgTable(
  "gdpr_wordings",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** Counted from 1 in each centre. */
    number: integer("number").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [uniqueIndex("gdpr_wordings_number").on(table.medicalCenterId, table.number), ofMedicalCenter()],
);

/** Single-use links to a wording, sent to a patient by e-mail; the token is kept only as its SHA-256, and is the key to the row. */
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
    /** When it was consented by, or a later link took its place. */
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

/** What a patient consented to, when and how. It stays when it is withdrawn; nothing else of it changes. */
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
    /** Who took the signature. */
    createdBy: integer("created_by").references(() => profiles.id),
    linkId: integer("link_id"),
    /** The scan of what was signed. */
    documentId: integer("document_id").references(() => files.id),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
  },
  (table) => [
    index("gdpr_consents_card").on(table.patientCardId, table.id),
    uniqueIndex("gdpr_consents_link").on(table.linkId),
    // A link proves the consent of its own patient to its own wording.
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
