import { and, eq, isNull, sql } from "drizzle-orm";
import { bind, transaction, type Ctx } from "../context.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { users } from "../db/tables/users.ts";
import { enqueue } from "../jobs/queue.ts";
import { trackSession } from "../track.ts";

/** At the login, within a session where a password or code is asked for again, and when no more attempts are taken. */
export const refusals = ["session.refused", "session.proofRefused", "session.limited"] as const;
export type Refusal = (typeof refusals)[number];

/** Has it written down by a job, apart from whatever is rolled back; for nobody's address too, so that nobody can tell it from somebody's. */
export const noteRefusal = (ctx: Ctx, userId: number | null, action: Refusal) =>
  enqueue(ctx.db, "noteRefusedLogin", {
    action,
    userId,
    at: ctx.now(),
    requestId: ctx.requestId,
    address: ctx.address,
  });

/** Where somebody tried a wrong password or code for a user, each centre where the user has a place learns of it. */
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
