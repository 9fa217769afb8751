import { sql } from "drizzle-orm";
import { cellsOf } from "#rules/imports/cells.ts";
import { debtName } from "#rules/imports/debt-name.ts";
import { ImportedDebt } from "#rules/inputs/imports/opening.ts";
import { instantOf } from "#rules/time/time.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { openSince } from "../../months/open-since.ts";
import { myCountryAndCurrency } from "../../core/my-currency.ts";
import { nextVariableSymbol } from "../../payments/variable-symbol.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { askNames } from "../names/ask.ts";
import { auditMade } from "./audit-made.ts";
import {
  columnOf,
  faultsIn,
  type Checked,
  type Import,
  type ImportRow,
  type Kind,
  type Made,
  type Writing,
} from "./kind.ts";
import { patientsOf } from "./patient-of-row.ts";

/** Amounts that patients owed before: payments of a kind of their own, which are no supply and bear no VAT. */
export const debts: Kind = {
  check: checkDebts,
  atOnce: 200,
  write: writeDebts,
  table: "payments",
  own: ["payment_items"],
  changed: async (ctx, ids) => {
    const since = (await openSince(ctx))?.toISOString() ?? null;
    const { rows } = await ctx.db.execute<{ id: number }>(
      sql`select id from payments where id in ${ids} and (version > 1 or created_at < ${since}::timestamptz)`,
    );
    return rows.map(({ id }) => id);
  },
  remove: async ({ db }, ids) => {
    await db.delete(paymentItems).where(sql`${paymentItems.paymentId} in ${ids}`);
    await db.delete(payments).where(sql`${payments.id} in ${ids}`);
  },
};

/** Rows with what they owe, and by whom; or with the faults of their cells. */
async function readDebts(ctx: Storing, of: Import, rows: readonly ImportRow[]) {
  const { country, currency } = await myCountryAndCurrency(ctx);
  const input = ImportedDebt(currency);
  const patients = await patientsOf(ctx, of, rows);
  return rows.map(({ line, cells }, index) => {
    const at = cellsOf(cells, of.columns!);
    const patient = patients[index]!;
    const read = input.safeParse({ amount: at("amount") ?? undefined, reason: at("reason") });
    const faults = faultsIn(of, read);
    if (!patient.identity) faults.push({ column: columnOf(of, "surname", "fullName"), error: "required" });
    return { line, key: at("key"), patient, debt: read.data, faults: [...faults, ...patient.faults], country };
  });
}

async function checkDebts(ctx: Storing, of: Import, rows: readonly ImportRow[]): Promise<Checked[]> {
  const read = await readDebts(ctx, of, rows);
  await askNames(
    ctx,
    of.id,
    read.flatMap(({ faults, patient }) => (faults.length > 0 ? [] : patient.asked)),
  );
  return read.map(({ key, patient, debt, faults }) => {
    if (!debt || faults.length > 0) return { state: "FAULTY", faults };
    return {
      state: patient.asked.length > 0 ? "ASKED" : "READY",
      identity: key ? [key, patient.identity] : [patient.identity, debt.amount.amount, debt.reason],
    };
  });
}

async function writeDebts(ctx: Writing, of: Import, rows: readonly ImportRow[]): Promise<Made> {
  const { medicalCenterId, createdBy, openedOn } = of;
  const read = (await readDebts(ctx, of, rows)).flatMap(({ line, patient, debt, country }) =>
    debt && patient.id ? [{ line, card: patient.id, country, ...debt }] : [],
  );
  const ids = await reserveIds(ctx.db, payments, read.length);
  const owed: (typeof payments.$inferInsert)[] = [];
  for (const [at, { card, amount }] of read.entries())
    owed.push({
      id: ids[at]!,
      medicalCenterId,
      patientCardId: card,
      currency: amount.currency,
      price: amount.amount,
      variableSymbol: await nextVariableSymbol(ctx),
      openedOn,
      createdAt: instantOf(openedOn!),
      createdBy,
    } as never);
  await ctx.db.insert(payments).overridingSystemValue().values(owed);
  await insertRows(
    ctx.db,
    paymentItems,
    read.map(({ amount, reason, country }, at) => ({
      medicalCenterId,
      paymentId: ids[at]!,
      position: 0,
      name: debtName(reason, country),
      listPrice: amount.amount,
      price: amount.amount,
      vatRate: "ZERO" as const,
      vatWhenUsed: false,
      targetType: "DEBT" as const,
    })),
  );
  await auditMade(
    ctx,
    of,
    "payment.created",
    read.map(({ card }, at) => ({ entityId: ids[at]!, patientCardId: card })),
  );
  return new Map(read.map(({ line }, at) => [line, ids[at]!]));
}
