import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { hashPassword, isOutdated } from "../../passwords/hash.ts";

/** Rehashes a password that was just verified, where its hash is of an earlier cost. */
export async function refreshPassword(ctx: Ctx, { id, passwordHash }: typeof users.$inferSelect, password: string) {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  const fresh = { passwordHash: await hashPassword(password, ctx.hasher) };
  await ctx.db
    .update(users)
    .set(fresh)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}
