import { ProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { assertRelations, writeRelations } from "./relations.ts";
import { valuesOf } from "./values.ts";

/** Adds a service to those the centre offers. */
export async function createProcedure(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const input = parse(ProcedureInput(await myCurrency(ctx)), given);
  await assertRelations(ctx, input);
  const [procedure] = await ctx.db
    .insert(procedures)
    .values({ ...valuesOf(input), medicalCenterId: ctx.profile.medicalCenterId, createdAt: ctx.now() })
    .returning();
  await writeRelations(ctx, procedure!.id, input);
  await track(ctx, "procedure.created", { entityId: procedure!.id });
  return procedure!;
}
