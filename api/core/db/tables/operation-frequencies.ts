import { integer, pgTable, primaryKey, varchar } from "drizzle-orm/pg-core";
import { validFrom } from "./code-lists.ts";

/** Limits of frequency by the editions of VZP's VYKFROM: all rows of one limit hold, and one limit of a code is enough. */
export const operationFrequencies = pgTable(
  "operation_frequencies",
  {
    validFrom: validFrom(),
    code: varchar("code", { length: 5 }).notNull(),
    /** Identification of the limit (ID_FO). */
    limitation: varchar("limitation", { length: 9 }).notNull(),
    quantity: integer("quantity").notNull(),
    /** The period in the words of the list. */
    period: varchar("period", { length: 20 }).notNull(),
    periods: integer("periods").notNull(),
  },
  (table) => [
    primaryKey({
      name: "operation_frequencies_row",
      columns: [table.validFrom, table.code, table.limitation, table.period, table.periods, table.quantity],
    }),
  ],
);
