import { and, eq, isNull, max } from "drizzle-orm";
import type { CashDirection } from "#rules/codes.ts";
import { localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { cashCloses } from "../core/db/tables/cash-closes.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { receiptContent, type ChargedPayment } from "./receipt-content.ts";
import { boxHere, lockBox, type CashBox, type CashEntry } from "./scope.ts";

type Entry = { direction: CashDirection; at: Date; amount: number; paymentEntryId?: number; reason?: string };

/**
 * Locks the box that cash goes into: of a reversal that of the reversed payment entry while it is in use, else that of
 * the desk. Another is chosen where it was archived before it was locked. The time of the entry is taken under this
 * lock, so that numbers and times have one order.
 */
export async function lockBoxFor(ctx: ProfileCtx, reversed?: number): Promise<CashBox> {
  const known = reversed === undefined ? undefined : await usedBoxOf(ctx, reversed);
  const box = await lockBox(ctx, (known ?? (await boxHere(ctx))).id);
  return box.archivedAt === null ? box : lockBoxFor(ctx, reversed);
}

/** The box that the cash of a payment entry came into, while it is in use. */
async function usedBoxOf(ctx: ProfileCtx, paymentEntryId: number): Promise<{ id: number } | undefined> {
  const [box] = await ctx.db
    .select({ id: cashBoxes.id })
    .from(cashEntries)
    .innerJoin(cashBoxes, eq(cashBoxes.id, cashEntries.cashBoxId))
    .where(and(eq(cashEntries.paymentEntryId, paymentEntryId), isNull(cashBoxes.archivedAt)));
  return box;
}

/**
 * Adds an entry to the cash book of a locked box, with the next number of its series. It comes after the last close,
 * also where the clock was set back since. The content of its receipt is kept with it.
 */
export async function enterCash(
  ctx: ProfileCtx,
  box: CashBox,
  entry: Entry,
  payment: ChargedPayment | null = null,
): Promise<CashEntry> {
  const { medicalCenterId, id: profileId } = ctx.profile;
  const [closed] = await ctx.db
    .select({ at: max(cashCloses.at) })
    .from(cashCloses)
    .where(and(eq(cashCloses.medicalCenterId, medicalCenterId), eq(cashCloses.cashBoxId, box.id)));
  const at = closed?.at && closed.at > entry.at ? closed.at : entry.at;
  const year = Number(localDate(at).slice(0, 4));
  const [series] = await ctx.db
    .select({ last: max(cashEntries.number) })
    .from(cashEntries)
    .where(
      and(
        eq(cashEntries.medicalCenterId, medicalCenterId),
        eq(cashEntries.cashBoxId, box.id),
        eq(cashEntries.year, year),
        eq(cashEntries.direction, entry.direction),
      ),
    );
  const place = { medicalCenterId, cashBoxId: box.id, year, number: (series?.last ?? 0) + 1, profileId };
  const content = await receiptContent(ctx, { ...place, at }, payment);
  const [row] = await ctx.db
    .insert(cashEntries)
    .values({ ...entry, ...place, at, content })
    .returning();
  return row!;
}
