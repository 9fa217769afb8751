import { boolean, date, pgTable, primaryKey, varchar } from "drizzle-orm/pg-core";
import { codeListKinds } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { createdAt } from "./columns.ts";

/** The day from which rows of an official list hold, until the next edition of the same list. */
export const validFrom = () => date("valid_from", { mode: "string" }).$type<IsoDate>().notNull();

/**
 * Editions of the official lists that billing for insurers needs: one for all medical centres, written by imports. An
 * edition is whole, so that what it lacks is not valid from its day on.
 */
export const codeLists = pgTable(
  "code_lists",
  {
    kind: varchar("kind", { length: 11, enum: codeListKinds }).notNull(),
    validFrom: validFrom(),
    /** True of the lists that come with the product: their points are of 2016. */
    shipped: boolean("shipped").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.validFrom] })],
);
