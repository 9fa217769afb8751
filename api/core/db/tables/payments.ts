import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgEnum, pgTable, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { paymentMethods } from "#rules/codes.ts";
import { paymentCancelCauses } from "#rules/payments/cancel-causes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientAttendances } from "./patient-attendances.ts";
import { patientCards } from "./patient-cards.ts";
import { profiles } from "./profiles.ts";

export const paymentMethod = pgEnum("payment_method", paymentMethods);
export const paymentCancelCause = pgEnum("payment_cancel_cause", paymentCancelCauses);

/**
 * Amounts that patients, or payers without a card, are to pay. All are minor units of the currency. The price is the
 * sum of the items and the paid amount that of the entries: both are written in the transaction that changes the rows.
 */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id").references(() => patientCards.id),
    /** The visit that is charged. */
    attendanceId: integer("attendance_id").references(() => patientAttendances.id, { onDelete: "set null" }),
    /** Set where it is the fee of a missed visit: the part of the price. */
    missedPercent: integer("missed_percent"),
    /** A payer who is not the patient. */
    payer: text("payer"),
    currency: varchar("currency", { length: 3 }).notNull(),
    price: bigint("price", { mode: "number" }).notNull(),
    paid: bigint("paid", { mode: "number" }).notNull().default(0),
    /** The part that the insurer does not pay (batch-disallowances.ts). */
    disallowed: bigint("disallowed", { mode: "number" }).notNull().default(0),
    variableSymbol: varchar("variable_symbol", { length: 10 }).notNull(),
    /** Set while nothing is owed any more, with the method of the last entry and the person who confirmed it. */
    payedAt: instant("payed_at"),
    paymentMethod: paymentMethod("payment_method"),
    confirmedBy: integer("confirmed_by").references(() => profiles.id),
    /** A canceled payment is owed no more: nothing was paid, or all was given back. */
    canceledAt: instant("canceled_at"),
    cancelCause: paymentCancelCause("cancel_cause"),
    /** Given by the person who canceled it. */
    cancelReason: text("cancel_reason"),
    /** Set when its invoice is issued: from then on it keeps its lines and is not canceled. */
    invoicedAt: instant("invoiced_at"),
    /** The day of an opening entry: it was owed before this product, and is no supply here. Others have none. */
    openedOn: date("opened_on"),
    createdAt: createdAt(),
    createdBy: integer("created_by").references(() => profiles.id),
    version: version(),
  },
  (table) => [
    uniqueIndex("payments_symbol").on(table.medicalCenterId, table.variableSymbol),
    uniqueIndex("payments_attendance").on(table.attendanceId),
    index("payments_card").on(table.patientCardId),
    index("payments_created").on(table.medicalCenterId, table.createdAt, table.id),
    index("payments_price").on(table.medicalCenterId, table.price, table.id),
    index("payments_canceled")
      .on(table.medicalCenterId, table.canceledAt)
      .where(sql`canceled_at is not null`),
    index("payments_payer")
      .on(table.medicalCenterId, table.payer, table.createdAt)
      .where(sql`payer is not null`),
    index("payments_unpaid")
      .on(table.medicalCenterId, table.createdAt, table.id)
      .where(sql`payed_at is null and canceled_at is null`),
    index("payments_owed")
      .on(table.medicalCenterId, sql`(price - paid - disallowed)`, table.id)
      .where(sql`payed_at is null and canceled_at is null`),
    check(
      "payments_paid_within",
      sql`price >= 0 and least(paid, disallowed) >= 0 and paid + disallowed <= price and (payed_at is null or paid + disallowed = price)`,
    ),
    check("payments_invoiced_owed", sql`invoiced_at is null or canceled_at is null`),
    check(
      "payments_cancel_cause",
      sql`(canceled_at is null) = (cancel_cause is null) and (cancel_reason is not null) = (cancel_cause is not distinct from 'CANCELED')`,
    ),
    ofMedicalCenter(),
  ],
);
