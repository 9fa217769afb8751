import { asc, eq } from "drizzle-orm";
import { ContractOperationsInput } from "#rules/inputs/insurance/contract.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { listOperations, operationsOn } from "../code-lists/on-day.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { changeOne } from "../core/db/change-one.ts";
import { insuranceContractOperations as contracted } from "../core/db/tables/insurance-contract-operations.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { medicalOperations } from "../core/db/tables/medical-operations.ts";
import { readDepartment } from "../departments/read.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { kept, keptContract } from "./scope.ts";

type Given = { medicalOperations: readonly number[]; codes?: readonly string[]; allOfExpertise?: boolean };

/**
 * Makes these the operations that an insurer has contracted, with those of some codes of today's list
 * (`operationUnknown`) or all of the specialty, based on the version of the contract. Contracted ones that today's list
 * lacks stay: care of earlier days has them.
 */
export async function setContractOperations(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  { medicalOperations, codes = [], allOfExpertise = false }: Given,
) {
  allow(ctx, "medicalCenter:write");
  const { departmentId } = await keptContract(ctx, id);
  const { medicalOperations: ticked } = parse(ContractOperationsInput, { medicalOperations });
  const after = await changeOne(ctx.db, insuranceContracts, { id, version }, {}, kept(ctx));
  if (!after) throw new Fault("stale");
  const before = await readContractOperations(ctx, id);
  const chosen = new Set([
    ...ticked,
    ...(await idsOf(ctx, codes)),
    ...(allOfExpertise ? await idsOfDepartment(ctx, departmentId) : []),
    ...(await unlisted(ctx, before)),
  ]);
  await ctx.db.delete(contracted).where(eq(contracted.contractId, id));
  await addOperations(ctx, id, [...chosen]);
  const was = new Set(before);
  await track(ctx, "insuranceContract.operationsSet", {
    entityId: id,
    details: {
      added: [...chosen].filter((operation) => !was.has(operation)).length,
      removed: before.filter((operation) => !chosen.has(operation)).length,
    },
  });
  return after;
}

/** The operations of today's list that belong to the specialty of a department. */
export async function idsOfDepartment(ctx: Ctx, departmentId: number): Promise<number[]> {
  const { expertise } = await readDepartment(ctx, departmentId);
  return (await listOperations(ctx, { expertise })).map(({ id }) => id);
}

/** The operations of codes, each of which today's list has. */
async function idsOf(ctx: ProfileCtx, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const known = await listOperations(ctx, { codes });
  if (codes.some((code) => !known.some((operation) => operation.code === code)))
    throw fieldFault("codes", "operationUnknown");
  return known.map(({ id }) => id);
}

/** Those of some operations that today's list lacks. */
async function unlisted(ctx: ProfileCtx, ids: readonly number[]): Promise<number[]> {
  const listed = await operationsOn(ctx, localDate(ctx.now()), anyOf(medicalOperations.id, ids), ids.length);
  const known = new Set(listed.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
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
