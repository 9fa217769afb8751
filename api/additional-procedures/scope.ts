import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { Fault } from "../core/fault.ts";

export type AdditionalProcedure = typeof additionalProcedures.$inferSelect;

/** The additional services and products the centre sells: those that were not removed. */
export const sold = (ctx: ProfileCtx) =>
  and(eq(additionalProcedures.medicalCenterId, ctx.profile.medicalCenterId), isNull(additionalProcedures.removedAt));

/** One of them; any other is not found. */
export async function soldProcedure(ctx: ProfileCtx, id: number): Promise<AdditionalProcedure> {
  const [row] = await ctx.db
    .select()
    .from(additionalProcedures)
    .where(and(sold(ctx), eq(additionalProcedures.id, id)));
  if (!row) throw new Fault("notFound");
  return row;
}
