import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from "drizzle-orm";
import type { OpenPayment } from "#rules/bank-statements/match.ts";
import type { Movement } from "#rules/bank-statements/statement.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import type { InCenter, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { chargedUnder, type Together } from "../payments/charged-together.ts";
import { isUnpaid, owed } from "../payments/which.ts";

/** Payments of a usual price are many: those of the amount alone are the latest ones. */
const MOST_BY_AMOUNT = 500;

type Payment = typeof payments.$inferSelect;
type Row = Payment & { name: string | null; movements: OpenPayment["movements"] };
type Sought = Pick<Movement, "amount" | "variableSymbol">;

const ofCenter = ({ profile }: InCenter) => eq(payments.medicalCenterId, profile.medicalCenterId);

const symbolsOf = (movements: readonly Sought[]) => [
  ...new Set(movements.flatMap(({ variableSymbol }) => variableSymbol ?? [])),
];
const hasSymbol = (movements: readonly Sought[]): SQL => inArray(payments.variableSymbol, symbolsOf(movements));

const asOpen = ({ name, ...row }: Row): OpenPayment => ({
  id: row.id,
  variableSymbol: row.variableSymbol,
  remaining: owedOf(row),
  currency: row.currency,
  payer: name,
  movements: row.movements,
});

/** Payments that one movement may pay: one with its id, or those that one invoice asks for, with the negative id of that. */
export type Owed = { asOpen: OpenPayment; payments: Payment[] };

/**
 * The owed payments with the symbols of the movements, and in their place the invoices of several payments that ask
 * under one of these symbols. Each payment of these can also be paid alone by a symbol that only it has.
 */
function inGroups(rows: readonly Row[], together: readonly Together[]): Owed[] {
  const groups = together.flatMap(({ invoice, variableSymbol, payments: ids }) => {
    const open = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const remaining = open.reduce((sum, row) => sum + owedOf(row), 0);
    const movements = open.flatMap((row) => row.movements);
    return open.length > 0
      ? [{ asOpen: { ...asOpen(open[0]!), id: -invoice, variableSymbol, remaining, movements }, payments: open }]
      : [];
  });
  const alone = rows.filter(
    (row) =>
      !groups.some(({ asOpen, payments }) => asOpen.variableSymbol === row.variableSymbol && payments.includes(row)),
  );
  return [...groups, ...alone.map((row) => ({ asOpen: asOpen(row), payments: [row] }))];
}

/** The unpaid payments that the symbols of these movements ask for, locked until the transaction ends. */
export async function lockOpenPayments(ctx: ProfileCtx, movements: readonly Sought[]): Promise<Owed[]> {
  const together = await chargedUnder(ctx, symbolsOf(movements));
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(and(ofCenter(ctx), isUnpaid, or(hasSymbol(movements), anyOf(payments.id, idsOf(together)))))
    .orderBy(asc(payments.id))
    .for("update");
  return inGroups(
    await withMovements(
      ctx,
      rows.map((row) => ({ ...row, name: null })),
    ),
    together,
  );
}

/** Payments with the movements that were booked on them. */
async function withMovements(ctx: InCenter, rows: readonly Omit<Row, "movements">[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const booked = await ctx.db
    .select({
      paymentId: paymentEntries.paymentId,
      fingerprint: bankMovements.fingerprint,
      day: bankMovements.day,
      amount: bankMovements.amount,
    })
    .from(paymentEntries)
    .innerJoin(bankMovements, eq(bankMovements.id, paymentEntries.bankMovementId))
    .where(anyOf(paymentEntries.paymentId, ids));
  return rows.map((row) => ({ ...row, movements: booked.filter(({ paymentId }) => paymentId === row.id) }));
}

const idsOf = (together: readonly Together[]): number[] => together.flatMap(({ payments: ids }) => ids);

/** The payments that these movements may pay, by symbol or amount, and those with their symbols that owe nothing. */
export async function listCandidates(ctx: InCenter, movements: readonly Sought[]) {
  const payer = sql<
    string | null
  >`coalesce(${payments.payer}, concat_ws(' ', ${patientCards.name}, ${patientCards.surname}))`;
  const find = (which: SQL | undefined) =>
    ctx.db
      .select({ ...getTableColumns(payments), name: payer })
      .from(payments)
      .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
      .where(and(ofCenter(ctx), which))
      .orderBy(desc(payments.createdAt), desc(payments.id));
  const amounts = [...new Set(movements.map(({ amount }) => amount))];
  const together = await chargedUnder(ctx, symbolsOf(movements));
  const bySymbol = await find(or(hasSymbol(movements), anyOf(payments.id, idsOf(together))));
  const byAmount = await find(and(isUnpaid, inArray(owed, amounts))).limit(MOST_BY_AMOUNT);
  const owes = ({ payedAt, canceledAt }: Payment) => payedAt === null && canceledAt === null;
  const all = new Map([...byAmount, ...bySymbol.filter(owes)].map((row) => [row.id, row]));
  return {
    open: inGroups(await withMovements(ctx, [...all.values()]), together),
    settled: [
      ...bySymbol,
      ...together.flatMap(({ variableSymbol, payments: ids }) =>
        bySymbol.filter(({ id }) => ids.includes(id)).map((row) => ({ ...row, variableSymbol })),
      ),
    ].filter((row) => !owes(row)),
  };
}
