import { ContractInput } from "#rules/inputs/insurance/contract.ts";
import { allow } from "../access/allow.ts";
import { changedFields } from "../changed-fields.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { insuranceContracts } from "../db/tables/insurance-contracts.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { kept, keptContract } from "./scope.ts";
import { assertTerms, columnsOf, termsOf } from "./values.ts";

/** Changes the given terms of a contract, based on its version; omitted ones stay. */
export async function updateContract(ctx: Ctx, { id, version }: { id: number; version: number }, change: object) {
  allow(ctx, "medicalCenter:write");
  const known = termsOf(await keptContract(ctx, id));
  const terms = parse(ContractInput, { ...known, ...change });
  await assertTerms(ctx, terms, id);
  const after = await changeOne(ctx.db, insuranceContracts, { id, version }, columnsOf(terms), kept(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "insuranceContract.updated", { entityId: id, details: { fields: changedFields(known, terms) } });
  return after;
}
