import { eq } from "drizzle-orm";
import { transaction, type Ctx } from "../context.ts";
import { users } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";

/** The signed-in user. */
export const me = (ctx: Ctx) =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.session.userId));
    if (!user) throw new Fault("notSignedIn");
    return user;
  });
