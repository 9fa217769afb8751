import { localDate } from "#rules/time/time.ts";
import { reach } from "#rules/permissions.ts";
import type { ProfileCtx } from "../context.ts";
import type { paymentEntries } from "../db/tables/payment-entries.ts";
import { Fault } from "../fault.ts";
import type { Payment } from "./scope.ts";

type Entry = typeof paymentEntries.$inferSelect;

/** Administrators undo any entry; others the one that they took, on its day. */
function mayUndo({ profile, now }: ProfileCtx, { profileId, at }: Entry): boolean {
  const far = reach(profile, "payment:reverse");
  return far === "any" || (far === "own" && profileId === profile.id && localDate(at) === localDate(now()));
}

/** Refuses (`forbidden`) where the caller may not give all of these back. */
export function assertMine(ctx: ProfileCtx, entries: readonly Entry[]) {
  if (!entries.every((entry) => mayUndo(ctx, entry))) throw new Fault("forbidden");
}

/** The entries of a payment that the caller may undo, and whether all of it may be given back: a voucher's visit is not. */
export function undoableOf(ctx: ProfileCtx, { canceledAt }: Payment, entries: readonly Entry[]) {
  const undone = new Set(entries.map(({ reverses }) => reverses));
  const taken = entries.filter(({ id, amount }) => amount > 0 && !undone.has(id));
  const undoable = canceledAt ? [] : taken.filter((entry) => mayUndo(ctx, entry));
  const isMoney = taken.every(({ method }) => method !== "VOUCHER");
  return {
    ids: new Set(undoable.map(({ id }) => id)),
    all: !canceledAt && isMoney && undoable.length === taken.length,
  };
}
