import { bigint, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, uuid, varchar } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { evidenceActions } from "#rules/evidence.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";

const evidence = Object.values(evidenceActions).flatMap(({ first, later }) => [...first, ...later]);

/**
 * Who read or changed what, written in the same transaction as the deed. Append-only by database rights, and sealed into a
 * chain (`audit_links`): a new column goes into `audit_text` and `api/audit/row-text.ts`, and must be null in rows that are there.
 */
export const auditRows = pgTable(
  "audit_rows",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    medicalCenterId: medicalCenterId(),
    at: instant("at").notNull(),
    profileId: integer("profile_id"),
    userId: integer("user_id"),
    requestId: text("request_id").notNull(),
    action: varchar("action", { length: 60 }).notNull(),
    entityId: integer("entity_id"),
    patientCardId: integer("patient_card_id"),
    details: jsonb("details").$type<Record<string, unknown>>(),
    /** Where the request came from; a job comes from nowhere. */
    address: text("address"),
  },
  (table) => [
    index("audit_rows_by_time").on(table.medicalCenterId, table.at),
    index("audit_rows_by_patient").on(table.medicalCenterId, table.patientCardId, table.at),
    index("audit_rows_by_person").on(table.medicalCenterId, table.profileId, table.at),
    index("audit_rows_by_action").on(table.medicalCenterId, table.action, table.at),
    index("audit_rows_evidence")
      .on(table.action, table.entityId)
      .where(sql.raw(`action in (${evidence.map((action) => `'${action}'`).join(", ")})`)),
    ofMedicalCenter(),
  ],
);

/** The answer of a write, so that the same request sent twice acts once. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    medicalCenterId: medicalCenterId(),
    profileId: integer("profile_id").notNull(),
    key: varchar("key", { length: 100 }).notNull(),
    requestHash: varchar("request_hash", { length: 64 }).notNull(),
    answer: jsonb("answer").$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.key] }),
    index("idempotency_keys_by_time").on(table.createdAt),
    ofMedicalCenter(),
  ],
);

/** Every e-mail the product sends. Those without a centre (registration, password) only the job that sends them reads. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    medicalCenterId: integer("medical_center_id"),
    recipient: varchar("recipient", { length: 254 }).notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
    failedAt: instant("failed_at"),
    failure: text("failure"),
  },
  (table) => [
    index("mails_by_time").on(table.medicalCenterId, table.createdAt),
    pgPolicy("of_medical_center", {
      using: sql`medical_center_id = (select current_medical_center()) or id::text = (select current_setting('motus.mail', true))`,
      withCheck: sql`medical_center_id is null or medical_center_id = (select current_medical_center())`,
    }),
  ],
);

/** What is known of a stored file; its bytes lie in the file storage under its uuid. */
export const files = pgTable(
  "files",
  {
    id: id(),
    uuid: uuid("uuid").notNull().defaultRandom().unique("files_uuid"),
    medicalCenterId: medicalCenterId(),
    namespace: varchar("namespace", { length: 40 }).notNull(),
    name: text("name").notNull(),
    extension: varchar("extension", { length: 10 }).notNull(),
    mime: varchar("mime", { length: 100 }).notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    sha256: varchar("sha256", { length: 64 }).notNull(),
    /** Of an image as it is looked at, in pixels; of kinds that cannot be drawn here, nothing. */
    width: integer("width"),
    height: integer("height"),
    /** The small picture of it in the file storage. */
    thumbnail: uuid("thumbnail"),
    /** A larger one, of a kind that browsers do not draw. */
    picture: uuid("picture"),
    createdAt: createdAt(),
    createdBy: integer("created_by"),
  },
  (table) => [
    index("files_thumbnail").on(table.thumbnail),
    index("files_picture").on(table.picture),
    ofMedicalCenter(),
  ],
);

/** By which secrets, told by their hashes, this database is served: processes that share it have the same. The application's role reads none. */
export const secretFingerprints = pgTable("secret_fingerprints", {
  name: varchar("name", { length: 60 }).primaryKey(),
  fingerprint: varchar("fingerprint", { length: 64 }).notNull(),
}).enableRLS();
