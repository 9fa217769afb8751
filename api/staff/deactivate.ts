import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { spendInvitations } from "../accounts/registration/spend-invitations.ts";
import { endFeeds } from "../calendar-sync/end-feeds.ts";
import { askWatchers } from "../calendar/live/ask-watchers.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { keptForms } from "../core/db/tables/kept-forms.ts";
import { pins } from "../core/db/tables/pins.ts";
import { Fault } from "../core/fault.ts";
import { forgetDevices } from "../accounts/second-factor/login/remember-device.ts";
import { track } from "../core/track.ts";
import { readProfileToChange, type ProfileRow } from "./scope.ts";
import { signOut } from "./sign-out.ts";
import { notifyColleague } from "./notify-colleague.ts";

/**
 * Deactivates a colleague's profile in the centre: they lose access on the next request. Their past work stays, and
 * their future events. Never the user's own, so that a centre keeps an administrator; a repeated call changes nothing.
 */
export async function deactivateProfile(ctx: Ctx, id: number): Promise<ProfileRow> {
  allow(ctx, "staff:write");
  const place = await readProfileToChange(ctx, id);
  if (place.deactivatedAt) return place;
  if (id === ctx.profile.id) throw new Fault("forbidden");
  const gone = await changeOne(ctx.db, profiles, place, { deactivatedAt: ctx.now() });
  if (!gone) throw new Fault("stale");
  await spendInvitations(ctx, id);
  if (gone.userId !== null) await shutOut(ctx, gone.userId, id);
  await endFeeds(ctx, gone);
  await notifyColleague(ctx, gone, "deactivated");
  await track(ctx, "profile.deactivated", { entityId: id });
  await askWatchers(ctx);
  return gone;
}

/**
 * Signs the colleague out; one who works in no other centre also loses remembered devices and PINs. Unsent forms typed
 * here are deleted in both cases.
 */
async function shutOut(ctx: ProfileCtx, userId: number, profileId: number) {
  const elsewhere = await signOut(ctx, profileId, userId);
  if (!elsewhere) {
    await forgetDevices(ctx, userId);
    await ctx.db.delete(pins).where(eq(pins.userId, userId));
  }
  await ctx.db.delete(keptForms).where(and(eq(keptForms.userId, userId), eq(keptForms.profileId, profileId)));
}
