import { pgTable, unique, varchar } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

/**
 * Medical operations that an edition of their list has or had. They stay when a newer edition lacks them: contracts and
 * reports name them.
 */
export const medicalOperations = pgTable(
  "medical_operations",
  {
    id: id(),
    code: varchar("code", { length: 5 }).notNull(),
    /** The specialty that the operation belongs to. */
    expertise: varchar("expertise", { length: 3 }).notNull(),
  },
  (table) => [unique("medical_operations_code").on(table.code, table.expertise)],
);
