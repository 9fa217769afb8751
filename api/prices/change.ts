import { and, gt } from "drizzle-orm";
import { priceTargets, type PriceTarget } from "#rules/codes.ts";
import { MOST_PRICES, PriceChangeInput } from "#rules/inputs/payments/prices.ts";
import { MOST_PRICE } from "#rules/inputs/price.ts";
import { changeByPercent } from "#rules/prices/change-by-percent.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { versionOfPrices } from "./list.ts";
import { offeredRows, pricedTables, priceOn } from "./on-day.ts";
import { countUp, writePrices } from "./set.ts";

/**
 * Changes the prices of all that is offered, from a day on, today at the earliest (`pastChange`), by hundredths of a
 * percent of those of the day before: the same change again changes nothing, and another one replaces it. It is based
 * on the version of the price list. Answers how many prices have changed.
 */
export async function changePrices(
  ctx: Ctx,
  { version, ...given }: { validFrom: string; change: number; version: number },
): Promise<number> {
  allow(ctx, "medicalCenter:write");
  const { validFrom, change } = parse(PriceChangeInput(localDate(ctx.now())), given);
  for (const target of priceTargets) await lockOffered(ctx, target);
  if ((await versionOfPrices(ctx)) !== version) throw new Fault("stale");

  const currency = await myCurrency(ctx);
  let changed = 0;
  for (const target of priceTargets)
    for await (const rows of offeredPrices(ctx, target, validFrom)) {
      const set = rows
        .map(({ id, before, now }) => ({ target, id, now, amount: changeByPercent(before, change, currency) }))
        .filter(({ now, amount }) => amount !== now);
      if (set.some(({ amount }) => amount > MOST_PRICE)) throw fieldFault("change", "priceInvalid");
      if (set.length === 0) continue;
      const ids = set.map(({ id }) => id);
      await countUp(ctx, target, ids);
      await writePrices(ctx, validFrom, set);
      changed += set.length;
    }
  await track(ctx, "price.changed", { details: { validFrom, change, changed } });
  return changed;
}

/** Locks the rows against other changes, in the order in which prices are set; visits of them are still booked. */
function lockOffered(ctx: ProfileCtx, target: PriceTarget) {
  const { id } = pricedTables[target];
  const rows = ctx.db
    .select({ id })
    .from(pricedTables[target])
    .where(and(...offeredRows(ctx, target)))
    .orderBy(id)
    .for("no key update");
  return ctx.db.$count(rows.as("locked"));
}

/** The prices of one kind on a day and on the day before, a part at a time. */
async function* offeredPrices(ctx: ProfileCtx, target: PriceTarget, day: IsoDate) {
  const { id } = pricedTables[target];
  const partAfter = (last: number) =>
    ctx.db
      .select({ id, before: priceOn(target, addDays(day, -1)), now: priceOn(target, day) })
      .from(pricedTables[target])
      .where(and(...offeredRows(ctx, target), gt(id, last)))
      .orderBy(id)
      .limit(MOST_PRICES);
  for (let rows = await partAfter(0); rows.length > 0; rows = await partAfter(rows.at(-1)!.id)) yield rows;
}
