import { and, eq, isNull } from "drizzle-orm";
import { bind, type Ctx } from "./context.ts";
import { profiles } from "./db/tables/profiles.ts";
import { track } from "./track.ts";

/**
 * Actions of users on their own account concern every medical centre they work in: each gets its audit row. Runs in the
 * caller's transaction.
 */
export async function trackAccount(
  ctx: Ctx,
  action: `secondFactor.${"turnedOn" | "turnedOff" | "codesMade"}` | `pin.${"set" | "removed"}` | "login.emailChanged",
) {
  const session = ctx.session!;
  const places = await ctx.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.userId, session.userId), isNull(profiles.deactivatedAt)));
  for (const profile of places) {
    await bind(ctx.db, session.userId, profile.medicalCenterId);
    await track({ ...ctx, session, profile }, action);
  }
  await bind(ctx.db, session.userId, ctx.profile?.medicalCenterId ?? null);
}
