import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { offered } from "./scope.ts";

export type Procedure = typeof procedures.$inferSelect;

/** An offered service of the own centre; any other is not found. */
export async function offeredProcedure(ctx: ProfileCtx, id: number): Promise<Procedure> {
  const [procedure] = await ctx.db
    .select()
    .from(procedures)
    .where(and(offered(ctx), eq(procedures.id, id)));
  if (!procedure) throw new Fault("notFound");
  return procedure;
}
