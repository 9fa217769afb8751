import { localDate } from "#rules/time/time.ts";
import { may, reach } from "#rules/permissions.ts";
import { isClosed } from "../cash/closed-entries.ts";
import type { Ctx } from "../core/context.ts";
import type { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { Fault } from "../core/fault.ts";
import type { Payment } from "./scope.ts";

type Entry = typeof paymentEntries.$inferSelect;
type MyCtx = Ctx & { profile: NonNullable<Ctx["profile"]> };

/** Administrators undo any entry; others the one that they took, on its day, while its cash box is not closed. */
async function mayUndo(ctx: MyCtx, { id, profileId, at, method }: Entry): Promise<boolean> {
  const far = reach(ctx.profile, "payment:reverse");
  if (far !== "own") return far === "any";
  if (profileId !== ctx.profile.id || localDate(at) !== localDate(ctx.now())) return false;
  return method !== "CASH" || !(await isClosed(ctx, id));
}

/** Refuses (`forbidden`) where the caller may not give all of these back. */
export async function assertMine(ctx: MyCtx, entries: readonly Entry[]) {
  for (const entry of entries) if (!(await mayUndo(ctx, entry))) throw new Fault("forbidden");
}

/** The entries that undo none and are not undone. */
export function standingOf(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter(({ id, reverses }) => reverses === null && !undone.has(id));
}

/** The entries that were taken and are not undone. */
export const takenOf = (entries: readonly Entry[]): Entry[] => standingOf(entries).filter(({ amount }) => amount > 0);

/** Whether an entry of a payment that is not canceled gave back money for unused visits of a voucher. */
export const isRefund = ({ amount, method, reverses }: Entry): boolean =>
  amount < 0 && method !== "VOUCHER" && reverses === null;

/** The entries of a payment that the caller may undo, and whether all of it may be given back: a voucher's visit is not. */
export async function undoableOf(ctx: MyCtx, { canceledAt, invoicedAt, paid }: Payment, entries: readonly Entry[]) {
  const taken = takenOf(entries);
  const allowed = canceledAt ? [] : await Promise.all(taken.map((entry) => mayUndo(ctx, entry)));
  const undoable = taken.filter((_entry, at) => allowed[at]);
  const isMoney = taken.every(({ method }) => method !== "VOUCHER");
  const mayUndoRefund = !canceledAt && !invoicedAt && may(ctx.profile, "procedureVoucher:change");
  return {
    ids: new Set(
      [
        ...undoable.filter(({ amount }) => amount <= paid),
        ...(mayUndoRefund ? standingOf(entries).filter(isRefund) : []),
      ].map(({ id }) => id),
    ),
    all: !canceledAt && isMoney && undoable.length === taken.length,
  };
}
