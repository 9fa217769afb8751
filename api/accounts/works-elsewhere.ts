import { and, eq, isNull, ne } from "drizzle-orm";
import { bind, type ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { users } from "../core/db/tables/users.ts";

/**
 * True if the owner of a profile also works in another medical centre. Only their user may see profiles of other
 * centres, so the query runs as that user. The user stays locked until the transaction ends, so that the answer still
 * holds when the action runs.
 */
export async function worksElsewhere(ctx: ProfileCtx, profileId: number, userId: number): Promise<boolean> {
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  await bind(ctx.db, userId, null);
  const others = await ctx.db.$count(
    profiles,
    and(eq(profiles.userId, userId), ne(profiles.id, profileId), isNull(profiles.deactivatedAt)),
  );
  await bind(ctx.db, ctx.session.userId, ctx.profile.medicalCenterId);
  return others > 0;
}
