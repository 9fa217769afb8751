import { and, desc, eq } from "drizzle-orm";
import { ContractPriceInput } from "#rules/inputs/insurance/contract.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { insuranceContractPrices as prices } from "../db/tables/insurance-contract-prices.ts";
import { insuranceContracts } from "../db/tables/insurance-contracts.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { kept, keptContract, type Contract } from "./scope.ts";

/** Prices in hellers. */
export type ContractPrice = { pointPrice: number; flatRatePrice: number | null };

/**
 * Sets the prices of a contract from a day on, based on its version; those of the same day are replaced. Past days are
 * free: addenda come late, and what was billed keeps its price.
 */
export async function setContractPrices(ctx: Ctx, { id, version }: { id: number; version: number }, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const { validFrom, ...price } = parse(ContractPriceInput, given);
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
  if ((await listContractPrices(ctx, id)).length === 0) throw new Fault("lastContractPrice");
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

/** The prices of a contract, the latest first. */
export const listContractPrices = ({ db }: ProfileCtx, contractId: number) =>
  db.select().from(prices).where(eq(prices.contractId, contractId)).orderBy(desc(prices.validFrom)).limit(200);

async function countUp(ctx: ProfileCtx, { id, version }: { id: number; version: number }): Promise<Contract> {
  await keptContract(ctx, id);
  const after = await changeOne(ctx.db, insuranceContracts, { id, version }, {}, kept(ctx));
  if (!after) throw new Fault("stale");
  return after;
}
