import { and, eq, isNull } from "drizzle-orm";
import { bind, type Ctx } from "./context.ts";
import { profiles } from "./db/tables/medical-centers.ts";
import { track } from "./track.ts";

/** What somebody does to their own account concerns every medical centre they work in: each gets its audit row. Stands in the caller's transaction. */
export async function trackAccount(
  ctx: Ctx,
  action: `secondFactor.${"turnedOn" | "turnedOff" | "codesMade"}` | `pin.${"set" | "removed"}`,
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
