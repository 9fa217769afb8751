import { ne, sql, and, eq, gt, isNull } from "drizzle-orm";
import { ofToken, tokenHash } from "../../core/access/authenticate.ts";
import type { Ctx } from "../../core/context.ts";
import { desks } from "../../core/db/tables/desks.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";

export type Desk = typeof desks.$inferSelect;
export type DeskSession = typeof sessions.$inferSelect;

/** The shared desk that the request's browser is, if it is one. */
export async function findDesk(ctx: Pick<Ctx, "db" | "desk">): Promise<Desk | undefined> {
  if (!ctx.desk) return undefined;
  const [desk] = await ctx.db
    .select()
    .from(desks)
    .where(and(eq(desks.tokenHash, tokenHash(ctx.desk)), isNull(desks.revokedAt)));
  return desk;
}

/** The sessions at a desk, locked or not. */
export const sessionsAtDesk = (ctx: Pick<Ctx, "now">, desk: Pick<Desk, "id">) =>
  and(eq(sessions.deskId, desk.id), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now()));

/** A session at this browser's desk: by its id, or the one whose token the browser has. Any other is not found. */
export async function sessionAtDesk(ctx: Ctx, id?: number | null): Promise<DeskSession> {
  const desk = await findDesk(ctx);
  const which = typeof id === "number" ? eq(sessions.id, id) : ctx.token ? ofToken(ctx, ctx.token) : null;
  const [here] =
    desk && which
      ? await ctx.db
          .select()
          .from(sessions)
          .where(and(sessionsAtDesk(ctx, desk), which))
      : [];
  if (!here) throw new Fault("notFound");
  return here;
}

/** Whether the request's session is one at this browser's desk: another login there leaves it, locked. */
export const isAtDesk = (ctx: Ctx): Promise<boolean> =>
  sessionAtDesk(ctx).then(
    () => true,
    () => false,
  );

/** One browser, one active user: the other sessions at a desk are locked. Runs in the caller's transaction. */
export const lockOthers = (ctx: Ctx, desk: Pick<Desk, "id">, mine: number) =>
  ctx.db
    .update(sessions)
    .set({ lockedAt: sql`coalesce(${sessions.lockedAt}, ${ctx.now().toISOString()})` })
    .where(and(sessionsAtDesk(ctx, desk), ne(sessions.id, mine)));
