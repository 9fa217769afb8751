import { and, eq, isNull } from "drizzle-orm";
import type { VatRate } from "#rules/codes.ts";
import type { itemTargets } from "#rules/inputs/payment.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { pricedTables, priceOn } from "../../prices/on-day.ts";

type Target = { targetType: (typeof itemTargets)[number]; targetId?: number | null };
export type Offered = { name: string; price: number; vatRate: VatRate };

const keyOf = ({ targetType, targetId }: Target) => `${targetType} ${targetId}`;

/** The services and products among these that the centre offers, with their list prices of a day in minor units. */
export async function offeredAmong(ctx: ProfileCtx, targets: readonly Target[], day: IsoDate) {
  const known = new Map<string, Offered>();
  const read = async (targetType: Target["targetType"]) => {
    const table = pricedTables[targetType];
    const ids = targets.flatMap((one) => (one.targetType === targetType && one.targetId ? [one.targetId] : []));
    if (ids.length === 0) return;
    const rows = await ctx.db
      .select({ id: table.id, name: table.name, price: priceOn(targetType, day), vatRate: table.vatRate })
      .from(table)
      .where(
        and(anyOf(table.id, ids), eq(table.medicalCenterId, ctx.profile.medicalCenterId), isNull(table.removedAt)),
      );
    for (const { id, ...offered } of rows) known.set(keyOf({ targetType, targetId: id }), offered);
  };
  await read("PROCEDURE");
  await read("ADDITIONAL_PROCEDURE");
  return (target: Target) => known.get(keyOf(target));
}
