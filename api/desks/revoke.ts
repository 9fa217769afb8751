import { and, eq, isNull, ne } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { desks } from "../core/db/tables/desks.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { track } from "../core/track.ts";
import { ownDesk } from "./list.ts";
import type { Desk } from "../accounts/sessions/desk-session.ts";

/** Revokes a shared desk: sessions there end, except that of the revoking user, which becomes an ordinary one. */
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
