import { bigint, boolean, check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { paymentItemTargets } from "#rules/codes.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { paymentEntries } from "./payment-entries.ts";
import { payments } from "./payments.ts";
import { vatRate } from "./procedures.ts";

export const paymentItemTarget = pgEnum("payment_item_target", paymentItemTargets);

/** The lines of a payment, in the order of their positions, with VAT in the price. */
export const paymentItems = pgTable(
  "payment_items",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Before the discount. */
    listPrice: bigint("list_price", { mode: "number" }).notNull(),
    price: bigint("price", { mode: "number" }).notNull(),
    discountReason: text("discount_reason"),
    vatRate: vatRate("vat_rate").notNull(),
    /** A voucher that is taxed when it is used: its sale is outside of VAT, and the visits that it pays are taxed. */
    vatWhenUsed: boolean("vat_when_used").notNull().default(false),
    targetType: paymentItemTarget("target_type").notNull(),
    /** Of the service, the additional service, the sold voucher or the batch; null for a line by hand. */
    targetId: integer("target_id"),
    /**
     * Set where the line gives back what was not used of a voucher, or undoes that: it counts on that day, not with its
     * payment, and belongs to the entry of that money.
     */
    givenBackAt: instant("given_back_at"),
    entryId: integer("entry_id").references(() => paymentEntries.id),
  },
  (table) => [
    uniqueIndex("payment_items_position").on(table.paymentId, table.position),
    index("payment_items_given_back")
      .on(table.medicalCenterId, table.givenBackAt)
      .where(sql`given_back_at is not null`),
    check(
      "payment_items_price",
      sql`price <= list_price and (price >= 0 or given_back_at is not null) and (price = list_price or discount_reason is not null)`,
    ),
    check(
      "payment_items_when_used",
      sql`not vat_when_used or (target_type = 'PROCEDURE_VOUCHER' and vat_rate = 'ZERO')`,
    ),
    check("payment_items_entry", sql`(given_back_at is null) = (entry_id is null)`),
    ofMedicalCenter(),
  ],
);
