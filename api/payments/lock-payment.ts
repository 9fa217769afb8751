import { and, asc, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";
import { findPayment, type Payment, type Which } from "./scope.ts";

/** A payment of the own medical centre, if there is one, locked until the transaction ends. */
export const lockedPayment = async (ctx: ProfileCtx, id: number): Promise<Payment | undefined> =>
  (await findPayment(ctx, id).for("update"))[0];

/** A payment that is to be changed, locked until the transaction ends; one that was canceled stays as it is. */
export const lockPayment = async (ctx: ProfileCtx, which: Which): Promise<Payment> =>
  (await lockPayments(ctx, [which]))[0]!;

/** The same of several, each named once; they are locked in the order of their ids, so that none waits in a circle. */
export async function lockPayments({ db, profile }: ProfileCtx, which: readonly Which[]): Promise<Payment[]> {
  const versions = new Map(which.map(({ id, version }) => [id, version]));
  const rows = await db
    .select()
    .from(payments)
    .where(and(anyOf(payments.id, [...versions.keys()]), eq(payments.medicalCenterId, profile.medicalCenterId)))
    .orderBy(asc(payments.id))
    .for("update");
  if (rows.length < versions.size) throw new Fault("notFound");
  if (rows.some(({ id, version }) => version !== versions.get(id))) throw new Fault("stale");
  if (rows.some(({ canceledAt }) => canceledAt)) throw new Fault("paymentCanceled");
  return rows;
}
