import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { endSessions } from "../accounts/sessions/end-sessions.ts";
import type { ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { desks } from "../core/db/tables/desks.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { worksElsewhere } from "../accounts/works-elsewhere.ts";

/**
 * Signs the owner of a profile out of this medical centre; answers whether they work in another one too. There their
 * sessions go on, but none of them may turn to this centre without another login (choose-profile.ts). Runs in the
 * caller's transaction.
 */
export async function signOut(ctx: ProfileCtx, profileId: number, userId: number): Promise<boolean> {
  const elsewhere = await worksElsewhere(ctx, profileId, userId);
  if (elsewhere) {
    const ourDesks = ctx.db
      .select({ id: desks.id })
      .from(desks)
      .where(eq(desks.medicalCenterId, ctx.profile.medicalCenterId));
    const here = or(eq(sessions.profileId, profileId), inArray(sessions.deskId, ourDesks));
    await ctx.db
      .update(sessions)
      .set({ endedAt: ctx.now() })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), here));
  } else await endSessions(ctx, userId);
  await ctx.db.update(profiles).set({ signedOutAt: ctx.now() }).where(eq(profiles.id, profileId));
  return elsewhere;
}
