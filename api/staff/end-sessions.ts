import { endSessions } from "../accounts/end-sessions.ts";
import { allow } from "../allow.ts";
import { askWatchers } from "../calendar/ask-watchers.ts";
import type { Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { readStaffMember } from "./list.ts";
import type { Place } from "./scope.ts";

/**
 * Signs a colleague out everywhere, also where a session acts in another centre of theirs: its bearer could turn it to this one. One's
 * own sessions are ended in the personal settings, or by logging out.
 */
export async function endSessionsOf(ctx: Ctx, id: number): Promise<Place> {
  allow(ctx, "staff:write");
  const { profile, own } = await readStaffMember(ctx, id);
  if (own) throw new Fault("forbidden");
  if (profile.userId === null) return profile;
  await endSessions(ctx, profile.userId);
  await track(ctx, "profile.sessionsEnded", { entityId: id });
  await askWatchers(ctx);
  return profile;
}
