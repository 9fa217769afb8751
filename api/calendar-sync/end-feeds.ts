import { and, eq, or } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { calendarAcls } from "../core/db/tables/calendar-acls.ts";
import { users } from "../core/db/tables/users.ts";
import { track } from "../core/track.ts";
import type { Calendar } from "./scope.ts";

/**
 * Ends the feeds of a colleague who leaves: those of the colleague's calendar, and those of others' that go to the
 * colleague's e-mails. A later reactivation brings none of them back.
 */
export async function endFeeds(ctx: ProfileCtx, gone: Calendar) {
  const [user] = gone.userId === null ? [] : await ctx.db.select().from(users).where(eq(users.id, gone.userId));
  const removed = await ctx.db
    .delete(calendarAcls)
    .where(
      and(
        eq(calendarAcls.medicalCenterId, ctx.profile.medicalCenterId),
        or(
          eq(calendarAcls.profileId, gone.id),
          eq(calendarAcls.email, gone.email),
          user && eq(calendarAcls.email, user.email),
        ),
      ),
    )
    .returning();
  for (const { id, profileId } of removed)
    await track(ctx, "calendarAcl.removed", { entityId: id, details: { calendar: profileId } });
}
