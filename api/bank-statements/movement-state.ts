import { sql } from "drizzle-orm";
import type { BankMovementState } from "#rules/codes.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import type { BankMovement } from "./scope.ts";

/** The state of a movement. One that was left out in part is left out. */
export function stateOf({ amount, booked, isReversal, leftOutAt }: BankMovement): BankMovementState {
  if (leftOutAt) return "LEFT_OUT";
  if (isReversal) return "WAITING";
  if (amount <= 0) return "OUTGOING";
  return booked < amount ? "WAITING" : "BOOKED";
}

export type Booking = { movementId: number; paymentId: number; amount: number };

/** The payments on which these movements are booked, with the amounts, without those that were reversed. */
export const listBookings = ({ db }: Pick<Ctx, "db">, movements: readonly number[]): Promise<Booking[]> =>
  db
    .select({
      movementId: sql<number>`${paymentEntries.bankMovementId}`,
      paymentId: paymentEntries.paymentId,
      amount: sql`sum(${paymentEntries.amount})`.mapWith(Number),
    })
    .from(paymentEntries)
    .where(anyOf(paymentEntries.bankMovementId, movements))
    .groupBy(paymentEntries.bankMovementId, paymentEntries.paymentId)
    .having(sql`sum(${paymentEntries.amount}) > 0`)
    .orderBy(paymentEntries.paymentId);
