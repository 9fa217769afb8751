import { index, integer, jsonb, pgTable, primaryKey, varchar } from "drizzle-orm/pg-core";
import { createdAt, medicalCenterId, ofMedicalCenter } from "./columns.ts";

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
