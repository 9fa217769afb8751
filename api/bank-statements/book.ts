import { owedOf } from "#rules/payments/owed-of.ts";
import { instantOf } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import type { payments } from "../core/db/tables/payments.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { enter } from "../payments/enter.ts";
import { openSince } from "../months/open-since.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { track } from "../core/track.ts";
import { findMovement, lockMovement, type BankMovement } from "./scope.ts";

type Which = { id: number; version: number };

/**
 * Books a movement, or what is left of it, on a payment, as far as that owes anything; the rest waits. One that was
 * left out is booked all the same. A movement that is booked whole (`recordedAlready`) and a payment that owes nothing
 * (`paymentPaid`) are refused.
 */
export async function bookMovement(ctx: Ctx, which: Which, on: Which): Promise<BankMovement> {
  allow(ctx, "bankStatement:book");
  const payment = await lockPayment(ctx, on);
  const movement = await lockMovement(ctx, which);
  const currency = await myCurrency(ctx);
  if (movement.isReversal || movement.amount <= 0 || movement.currency !== currency || payment.currency !== currency)
    throw fieldFault("payment", "choiceInvalid");
  if (movement.booked === movement.amount) throw new Fault("recordedAlready");
  if (owedOf(payment) === 0) throw new Fault("paymentPaid");
  const waiting = movement.leftOutAt ? await takeBack(ctx, movement) : movement;
  await bookOn(ctx, waiting, payment, await openSince(ctx));
  const [after] = await findMovement(ctx, movement.id);
  return after!;
}

const takeBack = async (ctx: ProfileCtx, movement: BankMovement) =>
  (await changeOne(ctx.db, bankMovements, movement, { leftOutAt: null, leftOutReason: null, leftOutBy: null }))!;

/**
 * Enters a movement into the ledger of a locked payment, on the day when the bank booked it, or where that month is
 * closed at the beginning of the first open one; answers it with what is booked of it by then.
 */
export async function bookOn(
  ctx: ProfileCtx,
  movement: BankMovement,
  payment: typeof payments.$inferSelect,
  openSince: Date | null,
): Promise<BankMovement> {
  const amount = Math.min(movement.amount - movement.booked, owedOf(payment));
  const day = instantOf(movement.day);
  const booked = openSince && day < openSince ? openSince : day;
  const at = booked < ctx.now() ? booked : ctx.now();
  const method = "TRANSFER";
  await enter(ctx, payment, { method, amount, at, bankMovementId: movement.id });
  await track(ctx, "payment.taken", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { method, amount },
  });
  return { ...movement, booked: movement.booked + amount };
}
