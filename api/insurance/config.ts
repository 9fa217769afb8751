import { and, asc, eq, isNull } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { insuranceConfigs } from "../core/db/tables/insurance-configs.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { nextNumbers } from "./numbers.ts";

export type InsuranceConfig = {
  active: boolean;
  vzp: string | null;
  kBatchSequenceId: number;
  kBatchItemSequenceId: number;
  fBatchSequenceId: number;
  version: number;
};

/** The settings of billing for insurers, with this year's next numbers; without a row it is off, of version 0. */
export async function readInsuranceConfig(ctx: InCenter): Promise<InsuranceConfig> {
  const { medicalCenterId } = ctx.profile;
  const [config] = await ctx.db
    .select()
    .from(insuranceConfigs)
    .where(eq(insuranceConfigs.medicalCenterId, medicalCenterId));
  const { kBatch, kBatchItem, fBatch } = await nextNumbers(ctx);
  return {
    active: config?.active ?? false,
    vzp: config?.vzp ?? null,
    kBatchSequenceId: kBatch,
    kBatchItemSequenceId: kBatchItem,
    fBatchSequenceId: fBatch,
    version: config?.version ?? 0,
  };
}

/** The branch of VZP by the IČZ of the first contract: its first two digits and `00`. */
export async function proposedBranch(ctx: InCenter): Promise<string | null> {
  const [contract] = await ctx.db
    .select({ icz: insuranceContracts.icz })
    .from(insuranceContracts)
    .where(
      and(eq(insuranceContracts.medicalCenterId, ctx.profile.medicalCenterId), isNull(insuranceContracts.removedAt)),
    )
    .orderBy(asc(insuranceContracts.id))
    .limit(1);
  return contract ? `${contract.icz.slice(0, 2)}00` : null;
}
