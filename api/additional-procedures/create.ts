import { AdditionalProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
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
