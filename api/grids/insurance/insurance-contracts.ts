import { count, eq, isNull, sql } from "drizzle-orm";
import { findInsurer } from "#rules/patients/insurers.ts";
import { localDate } from "#rules/time/time.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { departments } from "../../core/db/tables/departments.ts";
import { insuranceContractOperations as operations } from "../../core/db/tables/insurance-contract-operations.ts";
import { insuranceContracts as contracts } from "../../core/db/tables/insurance-contracts.ts";
import { priceOn, pricesOf } from "../../insurance-contracts/prices.ts";
import { defineGrid } from "../grid.ts";

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
    const rows = await ctx.db
      .select({
        contract: contracts,
        expertise: departments.expertise,
        operations: sql<number>`(${ctx.db.select({ many: count() }).from(operations).where(eq(operations.contractId, contracts.id))})::int`,
      })
      .from(contracts)
      .innerJoin(departments, eq(departments.id, contracts.departmentId))
      .where(anyOf(contracts.id, ids));
    const prices = await pricesOf(ctx, ids);
    return rows.map(({ contract, expertise, operations }) => {
      const price = priceOn(
        prices.filter(({ contractId }) => contractId === contract.id),
        today,
      );
      return {
        id: contract.id,
        contract: { id: contract.id, name: `${contract.insurer} ${findInsurer(contract.insurer)!.abbreviation}` },
        expertise,
        icz: contract.icz,
        icp: contract.icp,
        pointPrice: price ? czk(price.pointPrice) : null,
        flatRatePrice: price && price.flatRatePrice !== null ? czk(price.flatRatePrice) : null,
        operations,
        validFrom: contract.validFrom,
        validTo: contract.validTo,
      };
    });
  },
});
