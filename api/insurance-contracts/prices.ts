import { and, desc, eq } from "drizzle-orm";
import { ContractPriceInput, type PricesInput } from "#rules/inputs/insurance/contract.ts";
import { readPointPrice } from "#rules/insurance/point-price.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { changeOne } from "../core/db/change-one.ts";
import { insuranceContractPrices as prices } from "../core/db/tables/insurance-contract-prices.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { kept, keptContract, type Contract } from "./scope.ts";

/** Prices in hellers. */
type ContractPrice = { pointPrice: number; flatRatePrice: number | null };
type PriceRow = typeof prices.$inferSelect;

/** Prices as their input has them, in hellers. */
export const hellersOf = ({ pointPrice, flatRatePrice }: PricesInput): ContractPrice => ({
  pointPrice: readPointPrice(pointPrice)!,
  flatRatePrice: flatRatePrice?.amount ?? null,
});

/** The prices of contracts, the latest first. */
export const pricesOf = ({ db }: Pick<ProfileCtx, "db">, contractIds: readonly number[]): Promise<PriceRow[]> =>
  db.select().from(prices).where(anyOf(prices.contractId, contractIds)).orderBy(desc(prices.validFrom));

/**
 * The prices of a contract that hold on a day, of all of its own, the latest first: the last ones until then. Before
 * the first day they are those of the first.
 */
export const priceOn = (own: readonly PriceRow[], day: IsoDate): PriceRow | undefined =>
  own.find(({ validFrom }) => validFrom <= day) ?? own.at(-1);

/**
 * Sets the prices of a contract from a day on, based on its version; those of the same day are replaced. Past days are
 * free: addenda come late, and what was billed keeps its price.
 */
export async function setContractPrices(ctx: Ctx, { id, version }: { id: number; version: number }, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const { validFrom, ...input } = parse(ContractPriceInput, given);
  const price = hellersOf(input);
  const after = await countUp(ctx, { id, version });
  await writePrices(ctx, id, validFrom, price);
  await track(ctx, "insuranceContract.pricesSet", { entityId: id, details: { validFrom, ...price } });
  return after;
}

/** Removes the prices of a day, but for the last ones of a contract (`lastContractPrice`). */
export async function removeContractPrices(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  validFrom: IsoDate,
) {
  allow(ctx, "medicalCenter:write");
  const after = await countUp(ctx, { id, version });
  const [removed] = await ctx.db
    .delete(prices)
    .where(and(eq(prices.contractId, id), eq(prices.validFrom, validFrom)))
    .returning();
  if (!removed) throw new Fault("notFound");
  if ((await pricesOf(ctx, [id])).length === 0) throw new Fault("lastContractPrice");
  const { pointPrice, flatRatePrice } = removed;
  await track(ctx, "insuranceContract.pricesRemoved", {
    entityId: id,
    details: { validFrom, pointPrice, flatRatePrice },
  });
  return after;
}

export const writePrices = (
  { db, profile }: ProfileCtx,
  contractId: number,
  validFrom: IsoDate,
  price: ContractPrice,
) =>
  db
    .insert(prices)
    .values({ medicalCenterId: profile.medicalCenterId, contractId, validFrom, ...price })
    .onConflictDoUpdate({ target: [prices.contractId, prices.validFrom], set: price });

async function countUp(ctx: ProfileCtx, { id, version }: { id: number; version: number }): Promise<Contract> {
  await keptContract(ctx, id);
  const after = await changeOne(ctx.db, insuranceContracts, { id, version }, {}, kept(ctx));
  if (!after) throw new Fault("stale");
  return after;
}
