import { doublePrecision, integer, pgTable, primaryKey, text, varchar } from "drizzle-orm/pg-core";
import { validFrom } from "./code-lists.ts";

/** The list of medical operations by its editions, with the columns of VZP's VYKONY that are used. */
export const listedOperations = pgTable(
  "listed_operations",
  {
    validFrom: validFrom(),
    code: varchar("code", { length: 5 }).notNull(),
    expertise: varchar("expertise", { length: 3 }).notNull(),
    name: text("name").notNull(),
    /** In minutes. */
    duration: doublePrecision("duration"),
    /** Minutes of the people who carry it out, all of them together. */
    carrierMinutes: doublePrecision("carrier_minutes"),
    points: integer("points"),
    /** P, W, N or Z; N is never paid, Z with the consent of the review doctor. */
    category: varchar("category", { length: 2 }),
    /** Places where it may be carried out (OME); H is a hospital alone. */
    places: varchar("places", { length: 5 }),
    /** Kind of material that may be charged apart (ZUM). */
    material: varchar("material", { length: 1 }),
  },
  (table) => [primaryKey({ columns: [table.validFrom, table.code, table.expertise] })],
);
