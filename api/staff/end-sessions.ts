import { allow } from "../core/access/allow.ts";
import { askWatchers } from "../calendar/live/ask-watchers.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { readStaffMember } from "./members.ts";
import type { ProfileRow } from "./scope.ts";
import { signOut } from "./sign-out.ts";

/**
 * Signs a colleague out of this medical centre, and everywhere if they work in no other. Refused with `forbidden` for
 * the user's own profile, whose sessions are ended in the personal settings, and for a deactivated one.
 */
export async function endStaffSessions(ctx: Ctx, id: number): Promise<ProfileRow> {
  allow(ctx, "staff:write");
  const { profile, own } = await readStaffMember(ctx, id);
  if (own || profile.deactivatedAt) throw new Fault("forbidden");
  if (profile.userId === null) return profile;
  await signOut(ctx, id, profile.userId);
  await track(ctx, "profile.sessionsEnded", { entityId: id });
  await askWatchers(ctx);
  return profile;
}
