import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";

/** A registration by e-mail has no name yet: the first profile gives it. */
export async function nameUser(
  ctx: Ctx,
  user: typeof users.$inferSelect,
  person: { name: string; surname: string; phone: string | null },
) {
  if (user.name !== null) return;
  const { name, surname, phone } = person;
  await ctx.db
    .update(users)
    .set({ name, surname, phone, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id));
}
