import { and, eq, isNull, sql } from "drizzle-orm";
import { bind, transaction, type Ctx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { users } from "../../core/db/tables/users.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { trackSession } from "../../core/track.ts";

/** At the login, within a session where a password or code is required again, and when attempts are refused. */
export const refusals = ["session.refused", "session.proofRefused", "session.limited"] as const;
export type Refusal = (typeof refusals)[number];

/**
 * Recorded by a job, outside of the transaction that is rolled back; for unknown addresses too, so that they cannot be
 * distinguished from known ones.
 */
export const noteRefusal = (ctx: Ctx, userId: number | null, action: Refusal) =>
  enqueue(ctx.db, "noteRefusedLogin", {
    action,
    userId,
    at: ctx.now(),
    requestId: ctx.requestId,
    address: ctx.address,
  });

/** A wrong password or code for a user is reported to each centre where the user has a profile. */
export const noteRefusedLogin = (ctx: Ctx, userId: number, action: Refusal) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, userId, null);
    if (action === "session.refused")
      await ctx.db
        .update(users)
        .set({ refusedLogins: sql`${users.refusedLogins} + 1` })
        .where(eq(users.id, userId));
    const places = await ctx.db
      .select({ id: profiles.id, medicalCenterId: profiles.medicalCenterId })
      .from(profiles)
      .where(and(eq(profiles.userId, userId), isNull(profiles.deactivatedAt)));
    for (const place of places) await trackSession(ctx, action, userId, place);
  });
