import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { users } from "../core/db/tables/users.ts";
import { Fault } from "../core/fault.ts";
import { enqueue } from "../core/queue/queue.ts";
import { limit } from "../core/access/rate-limit.ts";
import { track } from "../core/track.ts";
import { readStaffMember } from "./members.ts";
import type { ProfileRow } from "./scope.ts";
import { worksElsewhere } from "../accounts/works-elsewhere.ts";

/**
 * Has a link to a new password mailed to a colleague, and to no one else; the present password works until then.
 * Refused with `forbidden` for the user's own and for a colleague without an account or access here, and with
 * `colleagueElsewhere` for one who works in another centre too.
 */
export async function resetStaffPassword(ctx: Ctx, id: number): Promise<ProfileRow> {
  allow(ctx, "staff:write");
  const { profile, own } = await readStaffMember(ctx, id);
  if (own || profile.deactivatedAt || profile.userId === null) throw new Fault("forbidden");
  if (await worksElsewhere(ctx, profile.id, profile.userId)) throw new Fault("colleagueElsewhere");
  const [user] = await ctx.db.select().from(users).where(eq(users.id, profile.userId));
  const { email, locale } = user!;
  await limit(ctx, "password request to", email, 5, 60);
  await enqueue(ctx.db, "answerForgottenPassword", { email, locale });
  await track(ctx, "profile.passwordMailed", { entityId: id });
  return profile;
}
