import { and, asc, desc, eq, gte, isNull, lte, or } from "drizzle-orm";
import { addDays, addMonths } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { departments } from "../core/db/tables/departments.ts";
import { insuranceContractPrices } from "../core/db/tables/insurance-contract-prices.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";

export type SettledContract = typeof insuranceContracts.$inferSelect & {
  expertise: string;
  /** Of a month, in hellers; null where its batches are invoiced. */
  monthPrice: number | null;
};

/** The centre's contracts that hold on a day of a month, with the sum of it where it is invoiced as a whole. */
export async function settledContracts(ctx: InCenter, month: IsoDate): Promise<SettledContract[]> {
  const lastDay = addDays(addMonths(month, 1), -1);
  const rows = await ctx.db
    .select({ contract: insuranceContracts, expertise: departments.expertise })
    .from(insuranceContracts)
    .innerJoin(departments, eq(departments.id, insuranceContracts.departmentId))
    .where(
      and(
        eq(insuranceContracts.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(insuranceContracts.removedAt),
        lte(insuranceContracts.validFrom, lastDay),
        or(isNull(insuranceContracts.validTo), gte(insuranceContracts.validTo, month)),
      ),
    )
    .orderBy(asc(insuranceContracts.id));
  const prices = await ctx.db
    .selectDistinctOn([insuranceContractPrices.contractId])
    .from(insuranceContractPrices)
    .where(
      and(
        eq(insuranceContractPrices.medicalCenterId, ctx.profile.medicalCenterId),
        lte(insuranceContractPrices.validFrom, lastDay),
      ),
    )
    .orderBy(insuranceContractPrices.contractId, desc(insuranceContractPrices.validFrom));
  const flatRates = new Map(prices.map(({ contractId, flatRatePrice }) => [contractId, flatRatePrice]));
  return rows.map(({ contract, expertise }) => ({
    ...contract,
    expertise,
    monthPrice: contract.invoicing === "PERIOD" ? (flatRates.get(contract.id) ?? null) : null,
  }));
}
