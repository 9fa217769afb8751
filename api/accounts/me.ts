import { eq } from "drizzle-orm";
import { transaction, type Ctx } from "../core/context.ts";
import { users } from "../core/db/tables/users.ts";
import { Fault } from "../core/fault.ts";

/** The signed-in user. */
export const me = (ctx: Ctx) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.session.userId));
    if (!user) throw new Fault("notSignedIn");
    return user;
  });
