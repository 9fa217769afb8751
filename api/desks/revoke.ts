import { and, eq, isNull, ne } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { desks, sessions } from "../db/tables/users.ts";
import { track } from "../track.ts";
import { ownDesk } from "./list.ts";
import type { Desk } from "./scope.ts";

/** A browser is a shared desk no more: sessions there end, but for that of who revokes it, which is an ordinary one from then on. */
export async function revokeDesk(ctx: Ctx, id: number): Promise<Desk> {
  allow(ctx, "medicalCenter:write");
  await ownDesk(ctx, id);
  const now = ctx.now();
  const [desk] = await ctx.db.update(desks).set({ revokedAt: now }).where(eq(desks.id, id)).returning();
  const mine = ctx.session.id;
  await ctx.db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.deskId, id), ne(sessions.id, mine), isNull(sessions.endedAt)));
  await ctx.db
    .update(sessions)
    .set({ deskId: null })
    .where(and(eq(sessions.id, mine), eq(sessions.deskId, id)));
  await track(ctx, "desk.revoked", { entityId: id });
  return desk!;
}
