import { and, asc, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import type { cashEntries } from "../core/db/tables/cash-entries.ts";
import { desks } from "../core/db/tables/desks.ts";
import { Fault } from "../core/fault.ts";

export type CashBox = typeof cashBoxes.$inferSelect;
export type CashEntry = typeof cashEntries.$inferSelect;

export const ownBoxes = (ctx: ProfileCtx) => eq(cashBoxes.medicalCenterId, ctx.profile.medicalCenterId);

/** A cash box of the centre; any other is not found. */
export async function visibleBox(ctx: ProfileCtx, id: number): Promise<CashBox> {
  const [box] = await ctx.db
    .select()
    .from(cashBoxes)
    .where(and(ownBoxes(ctx), eq(cashBoxes.id, id)));
  if (!box) throw new Fault("notFound");
  return box;
}

/** The box that cash goes into here: that of the shared desk, else the first one in use. */
export async function boxHere(ctx: ProfileCtx): Promise<CashBox> {
  const inUse = and(ownBoxes(ctx), isNull(cashBoxes.archivedAt));
  const [ofDesk] = ctx.session.desk
    ? await ctx.db
        .select({ box: cashBoxes })
        .from(desks)
        .innerJoin(cashBoxes, eq(cashBoxes.id, desks.cashBoxId))
        .where(and(inUse, eq(desks.id, ctx.session.desk.id)))
    : [];
  if (ofDesk) return ofDesk.box;
  const [first] = await ctx.db.select().from(cashBoxes).where(inUse).orderBy(asc(cashBoxes.number)).limit(1);
  return first!;
}

/** Locks a box until the transaction ends: its receipts are numbered one after another. */
export async function lockBox(ctx: ProfileCtx, id: number): Promise<CashBox> {
  const [box] = await ctx.db
    .select()
    .from(cashBoxes)
    .where(and(ownBoxes(ctx), eq(cashBoxes.id, id)))
    .for("no key update");
  if (!box) throw new Fault("notFound");
  return box;
}
