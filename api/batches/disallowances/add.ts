import { DisallowanceInput } from "#rules/inputs/insurance/disallowance.ts";
import { recognisedOf } from "#rules/insurance/batches/recognised-of.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import { allow } from "../../core/access/allow.ts";
import { lockBatch } from "../lock-batch.ts";
import type { Ctx } from "../../core/context.ts";
import { batchDisallowances } from "../../core/db/tables/batch-disallowances.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { lockAsking } from "./asking.ts";
import { disallow } from "./disallow.ts";
import { listDisallowances } from "./list.ts";

/**
 * Writes down a part of a batch that its insurer does not pay: at most what is still recognised of it
 * (`aboveRecognised`), and what its payment still owes (`moreThanOwed`), since money that was paid stays paid. Only of
 * one that was handed over (`batchNotSent`) and that a payment asks for (`batchNotAsked`).
 */
export async function addDisallowance(ctx: Ctx, which: { id: number; version: number }, given: unknown) {
  allow(ctx, "insurer:bill");
  const batch = await lockBatch(ctx, which);
  if (batch.state === "MADE") throw new Fault("batchNotSent");
  const payment = await lockAsking(ctx, batch.id);
  const { kind, amount: money, reason } = parse(DisallowanceInput, given);
  const { amount } = money;
  if (amount > recognisedOf(batch.price, await listDisallowances(ctx, [batch.id])))
    throw fieldFault("amount", "aboveRecognised");
  if (amount > owedOf(payment)) throw fieldFault("amount", "moreThanOwed");
  const { medicalCenterId, id: createdBy } = ctx.profile;
  await ctx.db
    .insert(batchDisallowances)
    .values({ medicalCenterId, batchId: batch.id, kind, amount, reason, createdAt: ctx.now(), createdBy });
  await disallow(ctx, payment, amount);
  await track(ctx, "batch.disallowed", { entityId: batch.id, details: { kind, amount } });
  return batch;
}
