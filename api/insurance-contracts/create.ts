import { ContractOperationsInput, NewContractInput } from "#rules/inputs/insurance/contract.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { addOperations, idsOfDepartment } from "./operations.ts";
import { hellersOf, writePrices } from "./prices.ts";
import { assertTerms, columnsOf } from "./values.ts";

/**
 * Adds a contract with the prices of its first day. Without a list of operations, all of today's list that belong to
 * the specialty of the department are contracted.
 */
export async function createContract(ctx: Ctx, given: { medicalOperations?: number[] | null }) {
  allow(ctx, "medicalCenter:write");
  const { pointPrice, flatRatePrice, ...terms } = parse(NewContractInput, given);
  await assertTerms(ctx, terms);
  const [contract] = await ctx.db
    .insert(insuranceContracts)
    .values({ medicalCenterId: ctx.profile.medicalCenterId, ...columnsOf(terms), createdAt: ctx.now() })
    .returning();
  const { id, validFrom } = contract!;
  await writePrices(ctx, id, validFrom, hellersOf({ pointPrice, flatRatePrice }));
  const chosen = given.medicalOperations
    ? parse(ContractOperationsInput, given).medicalOperations
    : await idsOfDepartment(ctx, terms.departmentId);
  await addOperations(ctx, id, chosen);
  await track(ctx, "insuranceContract.created", { entityId: id });
  return contract!;
}
