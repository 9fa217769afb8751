import { eq } from "drizzle-orm";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { trackSession } from "../track.ts";
import type { PlaceInCenter } from "./invitation-of.ts";
import { myProfiles } from "./my-profiles.ts";

/** From now on the session acts as this profile of the user's own. */
export const chooseProfile = (ctx: Ctx, profileId: number): Promise<PlaceInCenter> =>
  transaction(ctx, async (ctx) => {
    const chosen = (await myProfiles(ctx)).find(({ profile }) => profile.id === profileId);
    if (!chosen) throw new Fault("notFound");
    await actAs(ctx, profileId);
    await trackSession(ctx, "session.started", ctx.session!.userId, chosen.profile);
    return chosen;
  });

export const actAs = (ctx: Ctx, profileId: number) => ctx.db.update(sessions).set({ profileId }).where(eq(sessions.id, ctx.session!.id));
