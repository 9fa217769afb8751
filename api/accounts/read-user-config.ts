import { and, eq } from "drizzle-orm";
import { transaction, type Ctx } from "../core/context.ts";
import { userConfigs } from "../core/db/tables/user-configs.ts";
import { Fault } from "../core/fault.ts";

/** The signed-in user's settings of this name, or null where none were stored. */
export const readUserConfig = (ctx: Ctx, name: string) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const [config] = await ctx.db
      .select()
      .from(userConfigs)
      .where(and(eq(userConfigs.userId, ctx.session.userId), eq(userConfigs.name, name)));
    return config ?? null;
  });
