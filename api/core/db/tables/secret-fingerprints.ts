import { pgTable, varchar } from "drizzle-orm/pg-core";

/**
 * Hashes of the secrets that this database is served with: processes that share it have the same. The application's
 * role reads none.
 */
export const secretFingerprints = pgTable("secret_fingerprints", {
  name: varchar("name", { length: 60 }).primaryKey(),
  fingerprint: varchar("fingerprint", { length: 64 }).notNull(),
}).enableRLS();
