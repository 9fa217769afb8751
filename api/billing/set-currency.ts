import { eq, sql } from "drizzle-orm";
import type { BillingCurrency } from "#rules/money/currency.ts";
import type { InCenter, ProfileCtx } from "../core/context.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { payments } from "../core/db/tables/payments.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";

/** True once the centre has a payment, or cash that was entered by hand. */
export async function isCurrencyFixed({ db }: Pick<InCenter, "db">, medicalCenterId: number): Promise<boolean> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.medicalCenterId, medicalCenterId))
    .limit(1);
  if (payment) return true;
  const [cash] = await db
    .select({ id: cashEntries.id })
    .from(cashEntries)
    .where(eq(cashEntries.medicalCenterId, medicalCenterId))
    .limit(1);
  return cash !== undefined;
}

/**
 * Sets the currency of all prices and payments; refused once it is fixed (`currencyFixed`). Nothing is converted:
 * prices of services, products and voucher presets keep their numbers. The centre's row is locked, which a payment that
 * is just charged waits for (api/payments/create.ts).
 */
export async function setCurrency({ db, profile }: ProfileCtx, currency: BillingCurrency): Promise<void> {
  const { medicalCenterId } = profile;
  const own = eq(medicalCenters.id, medicalCenterId);
  await db.select({ id: medicalCenters.id }).from(medicalCenters).where(own).for("update");
  if (await isCurrencyFixed({ db }, medicalCenterId)) throw new Fault("currencyFixed");
  await db.update(medicalCenters).set({ currency }).where(own);
  for (const table of [procedures, additionalProcedures, procedureVoucherPresets])
    await db
      .update(table)
      .set({ priceCurrency: currency, version: sql`${table.version} + 1` })
      .where(eq(table.medicalCenterId, medicalCenterId));
}
