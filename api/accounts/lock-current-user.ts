import { eq } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { users } from "../core/db/tables/users.ts";
import { Fault } from "../core/fault.ts";

/**
 * The signed-in user, locked until the transaction ends: the second of two identical forms waits and sees the result of
 * the first.
 */
export async function lockCurrentUser(ctx: Ctx): Promise<typeof users.$inferSelect> {
  const [user] = ctx.session
    ? await ctx.db.select().from(users).where(eq(users.id, ctx.session.userId)).for("update")
    : [];
  if (!user) throw new Fault("notSignedIn");
  return user;
}
