import { AdditionalProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { additionalProcedures } from "../db/tables/additional-procedures.ts";
import { myCurrency } from "../my-currency.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { valuesOf } from "./values.ts";

/** Adds a service or a product to those sold besides the centre's services. */
export async function createAdditionalProcedure(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const values = valuesOf(parse(AdditionalProcedureInput(await myCurrency(ctx)), given));
  const [row] = await ctx.db
    .insert(additionalProcedures)
    .values({ ...values, medicalCenterId: ctx.profile.medicalCenterId, createdAt: ctx.now() })
    .returning();
  await track(ctx, "additionalProcedure.created", { entityId: row!.id });
  return row!;
}
