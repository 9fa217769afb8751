import { pgTable, primaryKey, text, varchar } from "drizzle-orm/pg-core";
import { validFrom } from "./code-lists.ts";

/** Branches of VZP, to which batches are handed, by the editions of its CISELPOB. */
export const insurerBranches = pgTable(
  "insurer_branches",
  {
    validFrom: validFrom(),
    code: varchar("code", { length: 4 }).notNull(),
    name: text("name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.validFrom, table.code] })],
);
