import { count, eq, isNull, sql } from "drizzle-orm";
import { findInsurer } from "#rules/patients/insurers.ts";
import { localDate } from "#rules/time/time.ts";
import { anyOf } from "../db/any-of.ts";
import { departments } from "../db/tables/departments.ts";
import { insuranceContractOperations as operations } from "../db/tables/insurance-contract-operations.ts";
import { insuranceContractPrices as prices } from "../db/tables/insurance-contract-prices.ts";
import { insuranceContracts as contracts } from "../db/tables/insurance-contracts.ts";
import { defineGrid } from "./grid.ts";

const czk = (amount: number) => ({ amount, currency: "CZK" });

/** The contracts with insurers, ended ones among them, with the prices of today. */
export const insuranceContractGrid = defineGrid<"insuranceCompanyContracts", Record<never, never>>({
  name: "insuranceCompanyContracts",
  permission: "insurer:read",
  listed: null,
  filters: {},
  table: contracts,
  order: [contracts.id],
  sorts: { contract: [sql`${contracts.insurer}`], validFrom: [sql`${contracts.validFrom}`] },
  where: () => [isNull(contracts.removedAt)],
  async read(ctx, ids) {
    const today = localDate(ctx.now());
    // The last price until today, or the first one of a contract that has not begun.
    const priceOf = (amount: typeof prices.pointPrice | typeof prices.flatRatePrice) =>
      sql<
        number | null
      >`(select ${amount}::int from ${prices} where ${prices.contractId} = ${contracts.id} order by ${prices.validFrom} > ${today}, case when ${prices.validFrom} > ${today} then ${prices.validFrom} end, ${prices.validFrom} desc limit 1)`;
    const rows = await ctx.db
      .select({
        contract: contracts,
        expertise: departments.expertise,
        pointPrice: priceOf(prices.pointPrice),
        flatRatePrice: priceOf(prices.flatRatePrice),
        operations: sql<number>`(${ctx.db.select({ many: count() }).from(operations).where(eq(operations.contractId, contracts.id))})::int`,
      })
      .from(contracts)
      .innerJoin(departments, eq(departments.id, contracts.departmentId))
      .where(anyOf(contracts.id, ids));
    return rows.map(({ contract, expertise, pointPrice, flatRatePrice, operations }) => ({
      id: contract.id,
      contract: { id: contract.id, name: `${contract.insurer} ${findInsurer(contract.insurer)!.abbreviation}` },
      expertise,
      icz: contract.icz,
      icp: contract.icp,
      pointPrice: pointPrice === null ? null : czk(pointPrice),
      flatRatePrice: flatRatePrice === null ? null : czk(flatRatePrice),
      operations,
      validFrom: contract.validFrom,
      validTo: contract.validTo,
    }));
  },
});
