import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { Fault } from "../core/fault.ts";

export type Contract = typeof insuranceContracts.$inferSelect;

/** The contracts of the centre that were not removed, ended ones among them. */
export const kept = (ctx: ProfileCtx) =>
  and(eq(insuranceContracts.medicalCenterId, ctx.profile.medicalCenterId), isNull(insuranceContracts.removedAt));

/** One of them; any other is not found. */
export async function keptContract(ctx: ProfileCtx, id: number): Promise<Contract> {
  const [contract] = await ctx.db
    .select()
    .from(insuranceContracts)
    .where(and(kept(ctx), eq(insuranceContracts.id, id)));
  if (!contract) throw new Fault("notFound");
  return contract;
}
