import { notifyOfAdministrator } from "../mail/notify-of-administrator.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";
import { requireRoom } from "../subscriptions/require.ts";
import { track } from "../core/track.ts";
import { readProfileToChange, type ProfileRow } from "./scope.ts";
import { notifyColleague } from "./notify-colleague.ts";

/**
 * Reactivates a profile as it was, with its role and working hours. An invitation not yet accepted is sent again
 * (`profileInvitationResend`). Refused past the users of the subscription (`usersLimitReached`).
 */
export async function activateProfile(ctx: Ctx, id: number): Promise<ProfileRow> {
  allow(ctx, "staff:write");
  const place = await readProfileToChange(ctx, id);
  if (!place.deactivatedAt) return place;
  await requireRoom(ctx);
  const back = await changeOne(ctx.db, profiles, place, { deactivatedAt: null });
  if (!back) throw new Fault("stale");
  await notifyColleague(ctx, back, "activated");
  await notifyOfAdministrator(ctx, back, "activated");
  await track(ctx, "profile.activated", { entityId: id });
  return back;
}
