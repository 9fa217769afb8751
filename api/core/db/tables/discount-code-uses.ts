import { integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Numbers of centres of the installation that have used each of its codes. */
export const discountCodeUses = pgTable("discount_code_uses", {
  code: varchar("code", { length: 40 }).primaryKey(),
  uses: integer("uses").notNull(),
});
