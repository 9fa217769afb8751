import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from "drizzle-orm";
import type { OpenPayment } from "#rules/bank-statements/match.ts";
import type { Movement } from "#rules/bank-statements/statement.ts";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { payments } from "../db/tables/payments.ts";
import { isUnpaid } from "../payments/which.ts";

/** Payments of a usual price are many: those of the amount alone are the latest ones. */
const MOST_BY_AMOUNT = 500;

type Payment = typeof payments.$inferSelect;
type Sought = Pick<Movement, "amount" | "variableSymbol">;

const remaining = sql<number>`(${payments.price} - ${payments.paid})`;
const ofCenter = ({ profile }: ProfileCtx) => eq(payments.medicalCenterId, profile.medicalCenterId);

const hasSymbol = (movements: readonly Sought[]): SQL =>
  inArray(payments.variableSymbol, [...new Set(movements.flatMap(({ variableSymbol }) => variableSymbol ?? []))]);

const asOpen = ({ id, variableSymbol, price, paid, currency }: Payment, payer: string | null): OpenPayment => ({
  id,
  variableSymbol,
  remaining: price - paid,
  currency,
  payer,
});

/** The unpaid payments with the symbols of these movements, locked until the transaction ends. */
export async function lockOpenPayments(ctx: ProfileCtx, movements: readonly Sought[]) {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(and(ofCenter(ctx), isUnpaid, hasSymbol(movements)))
    .orderBy(asc(payments.id))
    .for("update");
  return rows.map((payment) => ({ payment, asOpen: asOpen(payment, null) }));
}

/** The payments that these movements may pay, by symbol or amount, and those with their symbols that owe nothing. */
export async function listCandidates(ctx: ProfileCtx, movements: readonly Sought[]) {
  const payer = sql<
    string | null
  >`coalesce(${payments.payer}, concat_ws(' ', ${patientCards.name}, ${patientCards.surname}))`;
  const find = (which: SQL | undefined) =>
    ctx.db
      .select({ payment: getTableColumns(payments), payer })
      .from(payments)
      .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
      .where(and(ofCenter(ctx), which))
      .orderBy(desc(payments.createdAt), desc(payments.id));
  const amounts = [...new Set(movements.map(({ amount }) => amount))];
  const bySymbol = await find(hasSymbol(movements));
  const byAmount = await find(and(isUnpaid, inArray(remaining, amounts))).limit(MOST_BY_AMOUNT);
  const owes = ({ payment }: (typeof bySymbol)[number]) => payment.payedAt === null && payment.canceledAt === null;
  const all = new Map([...byAmount, ...bySymbol.filter(owes)].map((row) => [row.payment.id, row]));
  return {
    open: [...all.values()].map(({ payment, payer }) => asOpen(payment, payer)),
    settled: bySymbol.filter((row) => !owes(row)).map(({ payment }) => payment),
    payments: new Map([...byAmount, ...bySymbol].map(({ payment }) => [payment.id, payment])),
  };
}
