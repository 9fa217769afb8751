import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { endSessions } from "../accounts/end-sessions.ts";
import { allow } from "../allow.ts";
import { askWatchers } from "../calendar/ask-watchers.ts";
import { bind, type Ctx, type ProfileCtx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { accountTokens, desks, keptForms, pins, sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { forgetDevices } from "../second-factor/remember-device.ts";
import { track } from "../track.ts";
import { placeToChange, type Place } from "./scope.ts";
import { tellColleague } from "./tell-colleague.ts";

/**
 * Takes a colleague's place in the centre away: nothing of it is open to them from the next request on. What they did stays, and what is
 * planned with them. Never one's own, so that a centre is left with an administrator; one that is gone already stays so.
 */
export async function deactivateProfile(ctx: Ctx, id: number): Promise<Place> {
  allow(ctx, "staff:write");
  const place = await placeToChange(ctx, id);
  if (place.deactivatedAt) return place;
  if (id === ctx.profile.id) throw new Fault("forbidden");
  const gone = await changeOne(ctx.db, profiles, place, { deactivatedAt: ctx.now() });
  if (!gone) throw new Fault("stale");
  const invitations = and(eq(accountTokens.profileId, id), eq(accountTokens.kind, "INVITATION"), isNull(accountTokens.usedAt));
  await ctx.db.update(accountTokens).set({ usedAt: ctx.now() }).where(invitations);
  if (gone.userId !== null) await shutOut(ctx, gone.userId, id);
  await tellColleague(ctx, gone, "deactivated");
  await track(ctx, "profile.deactivated", { entityId: id });
  await askWatchers(ctx);
  return gone;
}

/** Who works in no other centre is signed out everywhere, and has nothing left that would let in faster; who does, only here. What was typed and not sent goes with either. */
async function shutOut(ctx: ProfileCtx, userId: number, profileId: number) {
  if (await worksElsewhere(ctx, userId)) {
    const ourDesks = ctx.db.select({ id: desks.id }).from(desks).where(eq(desks.medicalCenterId, ctx.profile.medicalCenterId));
    const here = or(eq(sessions.profileId, profileId), inArray(sessions.deskId, ourDesks));
    await ctx.db.update(sessions).set({ endedAt: ctx.now() }).where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), here));
  } else {
    await endSessions(ctx, userId);
    await forgetDevices(ctx, userId);
    await ctx.db.delete(pins).where(eq(pins.userId, userId));
  }
  await ctx.db.delete(keptForms).where(eq(keptForms.userId, userId));
}

/** Other centres' places are their user's alone to see, so the question is asked as that user. */
async function worksElsewhere(ctx: ProfileCtx, userId: number): Promise<boolean> {
  await bind(ctx.db, userId, null);
  const places = await ctx.db.$count(profiles, and(eq(profiles.userId, userId), isNull(profiles.deactivatedAt)));
  await bind(ctx.db, ctx.session.userId, ctx.profile.medicalCenterId);
  return places > 0;
}
