import { sql } from "drizzle-orm";
import { check, date, index, integer, pgEnum, pgTable, varchar } from "drizzle-orm/pg-core";
import { paymentFrequencies, subscriptionTypes } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

export const subscriptionType = pgEnum("subscription_type", subscriptionTypes);
export const paymentFrequency = pgEnum("payment_frequency", paymentFrequencies);

const day = (name: string) => date(name, { mode: "string" }).$type<IsoDate>();

/**
 * The orders of a centre, each from a day on until the next one; of one day the last holds. Rows are only added, and
 * withdrawn while they are ahead, so that the past stays as it was paid.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    beginsOn: day("begins_on").notNull(),
    type: subscriptionType("type").notNull(),
    /** Null, as the limit is, of UNSUBSCRIBED. */
    frequency: paymentFrequency("frequency"),
    usersLimit: integer("users_limit"),
    /** The day from which its periods are counted. */
    periodsFrom: day("periods_from").notNull(),
    /** The terms of a code on the day on which it was used. */
    discountCode: varchar("discount_code", { length: 40 }),
    discountPercent: integer("discount_percent"),
    discountAmount: integer("discount_amount"),
    discountFrom: day("discount_from"),
    discountUntil: day("discount_until"),
    createdAt: createdAt(),
    createdBy: integer("created_by").references(() => profiles.id),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
  },
  (table) => [
    index("subscriptions_center").on(table.medicalCenterId, table.beginsOn, table.id),
    check(
      "subscriptions_plan",
      sql`(type = 'UNSUBSCRIBED') = (frequency is null) and (frequency is null) = (users_limit is null)`,
    ),
    check("subscriptions_users_limit", sql`users_limit > 0`),
    ofMedicalCenter(),
  ],
);
