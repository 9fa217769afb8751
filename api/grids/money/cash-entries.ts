import { eq, sql } from "drizzle-orm";
import { receiptNumber } from "#rules/cash/receipt-number.ts";
import { currencyOf } from "#rules/money/currency.ts";
import { integer } from "#rules/query.ts";
import { cashEntriesInReach } from "../../cash/entries-in-reach.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { cashBoxes } from "../../core/db/tables/cash-boxes.ts";
import { cashEntries } from "../../core/db/tables/cash-entries.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { day, onDays } from "../days.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts, payerOf } from "../names.ts";
import { linesOfPayment } from "./payments.ts";

const filters = { cashBox: integer, from: day, to: day };

/** The cash book, of one box or of all; reception's own box and day. */
export const cashEntryGrid = defineGrid<"cashEntries", typeof filters>({
  name: "cashEntries",
  permission: "cashBook:keep",
  listed: "payment.listed",
  filters,
  table: cashEntries,
  order: [cashEntries.at, cashEntries.id],
  sorts: { entered: [sql`${cashEntries.at}`] },
  reach: cashEntriesInReach,
  where: ({ cashBox, from, to }) => [
    cashBox === undefined ? undefined : eq(cashEntries.cashBoxId, cashBox),
    ...onDays(cashEntries.at, { from, to }),
  ],
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({
        entry: cashEntries,
        box: { number: cashBoxes.number, name: cashBoxes.name },
        by: nameParts(profiles),
        center: { country: medicalCenters.country, currency: medicalCenters.currency },
        reason: paymentEntries.reason,
        payment: { id: payments.id, payer: payments.payer, symbol: payments.variableSymbol },
        lines: linesOfPayment,
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
      })
      .from(cashEntries)
      .innerJoin(cashBoxes, eq(cashBoxes.id, cashEntries.cashBoxId))
      .innerJoin(profiles, eq(profiles.id, cashEntries.profileId))
      .innerJoin(medicalCenters, eq(medicalCenters.id, cashEntries.medicalCenterId))
      .leftJoin(paymentEntries, eq(paymentEntries.id, cashEntries.paymentEntryId))
      .leftJoin(payments, eq(payments.id, paymentEntries.paymentId))
      .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
      .where(anyOf(cashEntries.id, ids));
    const balances = await balancesAfter(ctx, ids);
    return rows.map(({ entry, box, by, center, reason, payment, lines, card }) => {
      const currency = currencyOf(center);
      const money = (amount: number) => ({ amount, currency });
      return {
        id: entry.id,
        receipt: { id: entry.id, number: receiptNumber(box.number, entry) },
        entered: { at: entry.at.toISOString(), by: nameOf(by) },
        box: box.name,
        payer: payment && payerOf(card, payment.payer),
        purpose: entry.reason ?? reason ?? lines,
        income: entry.direction === "IN" ? money(entry.amount) : null,
        expense: entry.direction === "OUT" ? money(-entry.amount || 0) : null,
        balance: money(balances.get(entry.id)!),
        currency,
        symbol: payment && payment.symbol,
      };
    });
  },
});

/** The cash that was in its box after each of these entries. */
async function balancesAfter({ db, profile }: InCenter, ids: number[]) {
  const { rows } = await db.execute<{ id: number; balance: string }>(sql`
    select id, balance from (
      select id, sum(amount) over (partition by cash_box_id order by at, id) as balance from cash_entries
      where medical_center_id = ${profile.medicalCenterId}
    ) as running where id = any(${sql.param(ids)}::integer[])`);
  return new Map(rows.map(({ id, balance }) => [id, Number(balance)]));
}
