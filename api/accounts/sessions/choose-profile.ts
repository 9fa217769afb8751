import { and, eq, lt } from "drizzle-orm";
import { transaction, type Ctx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";
import { trackSession } from "../../core/track.ts";
import type { ProfileInCenter } from "../registration/find-invitation.ts";
import { myProfiles } from "../my-profiles.ts";

/**
 * From now on the session acts as this profile of the user's own; refused with `signedOutHere` if an administrator has
 * signed them out since it began.
 */
export const chooseProfile = (ctx: Ctx, profileId: number): Promise<ProfileInCenter> =>
  transaction(ctx, async (ctx) => {
    const chosen = (await myProfiles(ctx)).find(({ profile }) => profile.id === profileId);
    if (!chosen) throw new Fault("notFound");
    const { signedOutAt } = chosen.profile;
    if (
      signedOutAt &&
      (await ctx.db.$count(sessions, and(eq(sessions.id, ctx.session!.id), lt(sessions.createdAt, signedOutAt)))) > 0
    )
      throw new Fault("signedOutHere");
    await actAs(ctx, profileId);
    await trackSession(ctx, "session.started", ctx.session!.userId, chosen.profile);
    return chosen;
  });

export const actAs = (ctx: Ctx, profileId: number) =>
  ctx.db.update(sessions).set({ profileId }).where(eq(sessions.id, ctx.session!.id));
