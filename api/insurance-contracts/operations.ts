import { asc, eq } from "drizzle-orm";
import { ContractOperationsInput } from "#rules/inputs/insurance/contract.ts";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { changeOne } from "../db/change-one.ts";
import { insuranceContractOperations as contracted } from "../db/tables/insurance-contract-operations.ts";
import { insuranceContracts } from "../db/tables/insurance-contracts.ts";
import { medicalOperations } from "../db/tables/medical-operations.ts";
import { Fault, fieldFault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { kept, keptContract } from "./scope.ts";

/** Makes these the operations that an insurer has contracted, based on the version of the contract. */
export async function setContractOperations(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  given: unknown,
) {
  allow(ctx, "medicalCenter:write");
  await keptContract(ctx, id);
  const { medicalOperations: ids } = parse(ContractOperationsInput, given);
  const after = await changeOne(ctx.db, insuranceContracts, { id, version }, {}, kept(ctx));
  if (!after) throw new Fault("stale");
  const before = await readContractOperations(ctx, id);
  await ctx.db.delete(contracted).where(eq(contracted.contractId, id));
  await addOperations(ctx, id, ids);
  const was = new Set(before);
  const is = new Set(ids);
  await track(ctx, "insuranceContract.operationsSet", {
    entityId: id,
    details: {
      added: ids.filter((operation) => !was.has(operation)).length,
      removed: before.filter((operation) => !is.has(operation)).length,
    },
  });
  return after;
}

/** Contracts operations; those that no list ever had are refused at their field. */
export async function addOperations({ db, profile }: ProfileCtx, contractId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  const known = await db
    .select({ id: medicalOperations.id })
    .from(medicalOperations)
    .where(anyOf(medicalOperations.id, ids));
  if (known.length < ids.length) throw fieldFault("medicalOperations", "operationUnknown");
  await db
    .insert(contracted)
    .values(ids.map((operationId) => ({ medicalCenterId: profile.medicalCenterId, contractId, operationId })));
}

/** The ids of the contracted operations. */
export async function readContractOperations({ db }: ProfileCtx, contractId: number): Promise<number[]> {
  const rows = await db
    .select({ id: contracted.operationId })
    .from(contracted)
    .where(eq(contracted.contractId, contractId))
    .orderBy(asc(contracted.operationId));
  return rows.map(({ id }) => id);
}
