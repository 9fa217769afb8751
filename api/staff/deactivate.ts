import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../allow.ts";
import { askWatchers } from "../calendar/ask-watchers.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { accountTokens, keptForms, pins } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { forgetDevices } from "../second-factor/remember-device.ts";
import { track } from "../track.ts";
import { placeToChange, type Place } from "./scope.ts";
import { signOut } from "./sign-out.ts";
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
  const invitations = and(
    eq(accountTokens.profileId, id),
    eq(accountTokens.kind, "INVITATION"),
    isNull(accountTokens.usedAt),
  );
  await ctx.db.update(accountTokens).set({ usedAt: ctx.now() }).where(invitations);
  if (gone.userId !== null) await shutOut(ctx, gone.userId, id);
  await tellColleague(ctx, gone, "deactivated");
  await track(ctx, "profile.deactivated", { entityId: id });
  await askWatchers(ctx);
  return gone;
}

/**
 * Signs the colleague out; one who works in no other centre also loses what would let them in faster. What was typed here and not sent
 * goes with either.
 */
async function shutOut(ctx: ProfileCtx, userId: number, profileId: number) {
  const elsewhere = await signOut(ctx, profileId, userId);
  if (!elsewhere) {
    await forgetDevices(ctx, userId);
    await ctx.db.delete(pins).where(eq(pins.userId, userId));
  }
  const here = elsewhere ? eq(keptForms.profileId, profileId) : undefined;
  await ctx.db.delete(keptForms).where(and(eq(keptForms.userId, userId), here));
}
