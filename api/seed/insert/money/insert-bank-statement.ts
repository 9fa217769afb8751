import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { bankMovements } from "../../../core/db/tables/bank-movements.ts";
import { bankStatements } from "../../../core/db/tables/bank-statements.ts";
import { billingInformation } from "../../../core/db/tables/billing-information.ts";
import { patientCards } from "../../../core/db/tables/patient-cards.ts";
import { paymentEntries } from "../../../core/db/tables/payment-entries.ts";
import { payments } from "../../../core/db/tables/payments.ts";

/**
 * Imports a statement of yesterday: two movements are booked on the payments that were owed last, one differs from what
 * is owed, one has no symbol, and one left the account. A table of the same day was read by wrong columns, without
 * symbols: nothing of it is booked, so that it can be read again or removed.
 */
export async function insertBankStatement(db: Db, now: Date): Promise<void> {
  const owed = await db
    .select({ payment: payments, name: patientCards.name, surname: patientCards.surname })
    .from(payments)
    .innerJoin(patientCards, eq(patientCards.id, payments.patientCardId))
    .where(
      and(gt(payments.price, 0), isNull(payments.payedAt), isNull(payments.canceledAt), isNull(payments.invoicedAt)),
    )
    .orderBy(desc(payments.id))
    .limit(4);
  const [billing] = await db.select().from(billingInformation);
  const [first] = owed;
  if (!first || !billing) return;
  const { medicalCenterId, createdBy, currency } = first.payment;
  const profileId = createdBy!;
  const day = addDays(localDate(now), -1);
  const imported = { medicalCenterId, currency, fromDate: day, toDate: day, createdAt: now, createdBy: profileId };
  const [statement, misread] = await db
    .insert(bankStatements)
    .values([
      { ...imported, account: billing.iban, number: "1" },
      { ...imported, account: null, number: null },
    ])
    .returning();
  const own = { medicalCenterId, statementId: statement!.id, day, currency, isReversal: false };
  const came = owed.map(({ payment: { price, variableSymbol }, name, surname }, position) => ({
    ...own,
    position,
    fingerprint: `demo-${position}`,
    amount: position === 2 ? price - 10_000 : price,
    booked: position < 2 ? price : 0,
    variableSymbol: position === 3 ? null : variableSymbol,
    counterName: `${surname} ${name}`,
    message: position === 3 ? "Děkuji za rehabilitaci" : null,
  }));
  const unsigned = {
    ...own,
    statementId: misread!.id,
    position: 0,
    fingerprint: "demo-misread",
    row: "demo-misread",
    amount: 64_000,
    variableSymbol: "308",
    counterName: null,
    message: "úhrada 0308",
  };
  const rent = { ...own, position: came.length, fingerprint: "demo-rent", amount: -2_450_000 };
  const rows = await db
    .insert(bankMovements)
    .values([...came, { ...rent, variableSymbol: "2026" }, unsigned])
    .returning();
  const at = instantOf(day);
  for (const [index, { payment }] of owed.slice(0, 2).entries()) {
    const { id: paymentId, price: amount } = payment;
    const bankMovementId = rows[index]!.id;
    await db
      .insert(paymentEntries)
      .values({ medicalCenterId, paymentId, at, method: "TRANSFER", amount, profileId, bankMovementId });
    await db
      .update(payments)
      .set({
        paid: amount,
        payedAt: at,
        paymentMethod: "TRANSFER",
        confirmedBy: profileId,
        version: payment.version + 1,
      })
      .where(eq(payments.id, paymentId));
  }
}
