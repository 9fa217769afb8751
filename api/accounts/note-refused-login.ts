import { and, eq, isNull } from "drizzle-orm";
import { bind, transaction, type Ctx } from "../context.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { trackSession } from "../track.ts";

/** Where somebody tried a wrong password for a user, each centre where the user has a place learns of it. */
export const noteRefusedLogin = (ctx: Ctx, userId: number) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, userId, null);
    const places = await ctx.db
      .select({ id: profiles.id, medicalCenterId: profiles.medicalCenterId })
      .from(profiles)
      .where(and(eq(profiles.userId, userId), isNull(profiles.deactivatedAt)));
    for (const place of places) await trackSession(ctx, "session.refused", userId, place);
  });
