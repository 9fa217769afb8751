import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, pgTable, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { bankStatements } from "./bank-statements.ts";
import { id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { profiles } from "./profiles.ts";

/** A decision is due: of what came and pays no payment yet, and of a movement that the bank took back. */
export const isWaiting = sql`left_out_at is null and (is_reversal or (amount > 0 and booked < amount))`;

/**
 * Movements of the centre's account, each once, by its fingerprint. Amounts are minor units. Those that leave the
 * account name no counterparty: they may be somebody's wage. What is booked keeps its content; until then the movement
 * can be read by other columns, or removed with its statement.
 */
export const bankMovements = pgTable(
  "bank_movements",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    statementId: integer("statement_id")
      .notNull()
      .references(() => bankStatements.id),
    /** In the statement, from 0. */
    position: integer("position").notNull(),
    fingerprint: varchar("fingerprint", { length: 43 }).notNull(),
    /** A digest of the row of a table, whatever columns it was read by; null for other formats. */
    row: varchar("row", { length: 43 }),
    day: date("day", { mode: "string" }).notNull(),
    /** Negative when money left the account. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    currency: varchar("currency", { length: 3 }).notNull(),
    isReversal: boolean("is_reversal").notNull(),
    variableSymbol: varchar("variable_symbol", { length: 10 }),
    counterAccount: text("counter_account"),
    counterName: text("counter_name"),
    message: text("message"),
    /** The sum of the payment entries that name it. */
    booked: bigint("booked", { mode: "number" }).notNull().default(0),
    /** Set when the rest of it pays nothing here, with the reason. */
    leftOutAt: instant("left_out_at"),
    leftOutReason: text("left_out_reason"),
    leftOutBy: integer("left_out_by").references(() => profiles.id),
    version: version(),
  },
  (table) => [
    uniqueIndex("bank_movements_fingerprint").on(table.medicalCenterId, table.fingerprint),
    uniqueIndex("bank_movements_row").on(table.medicalCenterId, table.row),
    index("bank_movements_statement").on(table.medicalCenterId, table.statementId, table.position),
    index("bank_movements_amount").on(table.medicalCenterId, table.amount, table.id),
    index("bank_movements_waiting").on(table.medicalCenterId, table.statementId, table.position).where(isWaiting),
    check(
      "bank_movements_booked",
      sql`booked between 0 and greatest(amount, 0) and (left_out_at is null) = (left_out_reason is null)`,
    ),
    ofMedicalCenter(),
  ],
);
