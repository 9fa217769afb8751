import { ContractInput } from "#rules/inputs/insurance/contract.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
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
