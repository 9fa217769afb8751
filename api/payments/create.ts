import { eq } from "drizzle-orm";
import { PaymentInput } from "#rules/inputs/payment.ts";
import { currencyOf } from "#rules/money/currency.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { CenterCtx, Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import { track } from "../core/track.ts";
import { pricedItems, writeItems, type NewItem } from "./items/items.ts";
import type { Payment } from "./scope.ts";
import { nextVariableSymbol } from "./variable-symbol.ts";

/** Adds a payment by hand: of a patient, whom somebody else may pay for, or without a card. */
export async function createPayment(ctx: Ctx, given: unknown): Promise<Payment> {
  allow(ctx, "payment:write");
  const currency = await myCurrency(ctx);
  const { patientCard = null, payer, items } = parse(PaymentInput(currency), given);
  if (patientCard !== null) await sharedCard(ctx, patientCard);
  const payment = await addPayment(ctx, {
    patientCardId: patientCard,
    payer,
    currency,
    items: await pricedItems(ctx, items, localDate(ctx.now())),
    createdBy: ctx.profile.id,
  });
  await track(ctx, "payment.created", { entityId: payment.id, patientCardId: patientCard ?? undefined });
  return payment;
}

type NewPayment = Pick<Payment, "patientCardId" | "currency" | "createdBy"> &
  Partial<Pick<Payment, "payer" | "attendanceId" | "missedPercent" | "variableSymbol">> & { items: NewItem[] };

/**
 * Stores a payment with its lines, by default under the next variable symbol; one without a price is paid at once.
 * Refused where the centre's currency has just been changed (`stale`).
 */
export async function addPayment(ctx: CenterCtx, { items, variableSymbol, ...payment }: NewPayment): Promise<Payment> {
  await assertCurrency(ctx, payment.currency);
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const [row] = await ctx.db
    .insert(payments)
    .values({
      ...payment,
      medicalCenterId: ctx.profile.medicalCenterId,
      price,
      payedAt: price === 0 ? ctx.now() : null,
      variableSymbol: variableSymbol ?? (await nextVariableSymbol(ctx)),
      createdAt: ctx.now(),
    })
    .returning();
  await writeItems(ctx, row!.id, items);
  return row!;
}

/** The centre's row stays locked against another currency (api/billing/set-currency.ts) until the transaction ends. */
async function assertCurrency({ db, profile }: CenterCtx, currency: string) {
  const [center] = await db
    .select({ country: medicalCenters.country, currency: medicalCenters.currency })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, profile.medicalCenterId))
    .for("key share");
  if (currencyOf(center!) !== currency) throw new Fault("stale");
}
