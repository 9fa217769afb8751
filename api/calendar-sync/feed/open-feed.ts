import { and, eq, isNull, sql } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { tokenHash } from "../../core/access/authenticate.ts";
import { bind, type Ctx } from "../../core/context.ts";
import { calendarAcls } from "../../core/db/tables/calendar-acls.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { trackUnsigned } from "../../core/track.ts";
import type { CalendarAcl } from "../scope.ts";

export type FeedCtx = Pick<Ctx, "db" | "now" | "settings" | "session" | "requestId" | "address">;

/**
 * The list entry of a feed's secret, its calendar and centre. The secret is the key to the entry, and the entry to the
 * centre: the transaction speaks for it from then on. An unknown secret and a former one answer the same null.
 */
export async function openFeed(ctx: FeedCtx, secret: string) {
  const hash = tokenHash(secret);
  await ctx.db.execute(sql`select set_config('motus.calendar_feed', ${hash}, true)`);
  const [acl] = await ctx.db.select().from(calendarAcls).where(eq(calendarAcls.tokenHash, hash));
  if (!acl) return null;
  await bind(ctx.db, null, acl.medicalCenterId);
  const [found] = await ctx.db
    .select({ calendar: profiles, center: medicalCenters })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(and(eq(profiles.id, acl.profileId), isNull(profiles.deactivatedAt)));
  return found ? { acl, ...found } : null;
}

/** Records the first read of a feed on a day: a calendar asks every few minutes. */
export async function noteRead(ctx: FeedCtx, { id, profileId, medicalCenterId, readAt }: CalendarAcl) {
  const now = ctx.now();
  if (readAt && localDate(readAt) === localDate(now)) return;
  const [noted] = await ctx.db
    .update(calendarAcls)
    .set({ readAt: now })
    .where(
      and(
        eq(calendarAcls.id, id),
        sql`${calendarAcls.readAt} is not distinct from ${readAt?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .returning();
  if (noted)
    await trackUnsigned(ctx, medicalCenterId, "calendarAcl.fetched", {
      entityId: id,
      details: { calendar: profileId },
    });
}
