import { eq, sql } from "drizzle-orm";
import { integer, one } from "#rules/query.ts";
import { adviseOnMovements } from "../../bank-statements/advise-on.ts";
import { listBookings, stateOf } from "../../bank-statements/movement-state.ts";
import { readStatement } from "../../bank-statements/read.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { bankMovements, isWaiting } from "../../core/db/tables/bank-movements.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { defineGrid } from "../grid.ts";
import { nameParts, payerOf } from "../names.ts";

const filters = { bankStatement: integer, waiting: one };

/** The movements of the centre's account, of one statement or of all: all, or those that wait for a decision. */
export const bankMovementGrid = defineGrid<"bankMovements", typeof filters>({
  name: "bankMovements",
  permission: "bankStatement:book",
  filesPermission: "invoiceExport:make",
  listed: "bankStatement.read",
  filters,
  table: bankMovements,
  order: [bankMovements.statementId, bankMovements.position, bankMovements.id],
  sorts: {
    movement: [sql`${bankMovements.statementId}`, sql`${bankMovements.position}`],
    amount: [sql`${bankMovements.amount}`],
  },
  async reach(ctx, { bankStatement }) {
    if (bankStatement !== undefined) await readStatement(ctx, bankStatement);
    return undefined;
  },
  where: ({ bankStatement, waiting }) => [
    bankStatement === undefined ? undefined : eq(bankMovements.statementId, bankStatement),
    waiting && isWaiting,
  ],
  async read(ctx, ids) {
    const rows = await ctx.db.select().from(bankMovements).where(anyOf(bankMovements.id, ids));
    const advice = await adviseOnMovements(ctx, rows);
    const booked = await paymentsOf(ctx, ids);
    return rows.map((row) => {
      const { id, day, counterName, counterAccount, message, currency } = row;
      const amount = { amount: row.amount, currency };
      const paid = booked.filter(({ movementId }) => movementId === id);
      return {
        id,
        movement: { id, day },
        payer: { name: counterName, account: counterAccount, message },
        account: counterAccount,
        message,
        symbol: row.variableSymbol,
        state: {
          state: stateOf(row),
          amount,
          booked: { amount: row.booked },
          leftOutReason: row.leftOutReason,
          payments: paid.map(({ paymentId, name }) => ({ id: paymentId, name })),
        },
        advice: advice.get(id)?.reason ?? null,
        amount,
        booked: { amount: row.booked, currency },
        payments: paid.map(({ symbol }) => symbol).join(", ") || null,
        reason: row.leftOutReason,
        currency,
      };
    });
  },
});

/** The payments on which these movements are booked, with the names of those for whom they are. */
async function paymentsOf(ctx: InCenter, movements: readonly number[]) {
  const bookings = await listBookings(ctx, movements);
  const ids = bookings.map(({ paymentId }) => paymentId);
  const rows = await ctx.db
    .select({ payment: payments, card: { uuid: patientCards.uuid, ...nameParts(patientCards) } })
    .from(payments)
    .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
    .where(anyOf(payments.id, ids));
  return bookings.map(({ movementId, paymentId }) => {
    const { payment, card } = rows.find(({ payment }) => payment.id === paymentId)!;
    return { movementId, paymentId, name: payerOf(card, payment.payer).fullName, symbol: payment.variableSymbol };
  });
}
