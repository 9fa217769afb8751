import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { KeptFormInput } from "#rules/inputs/account.ts";
import { keptSince, withoutSecrets } from "../accounts/keep-form.ts";
import { transaction, type Ctx } from "../context.ts";
import { keptForms, sessions } from "../db/tables/users.ts";
import { parse } from "../parse.ts";
import { limit } from "../rate-limit.ts";
import { trackOwn } from "../track.ts";
import { sessionHere, standingAt, type Desk, type DeskSession } from "./scope.ts";

type Input = { session?: number | null; path: string; body: string };

/**
 * Locks a session at this browser's desk, and keeps the page it was on with what was typed there, for its user alone; answers by
 * which id. The lock holds whatever becomes of the keeping. A page says whose it is, since meanwhile somebody else may be at the desk.
 */
export async function lockDesk(ctx: Ctx, input: Input): Promise<string> {
  const here = await sessionHere(ctx, input.session);
  await transaction(ctx, async (ctx) => {
    const locked = await ctx.db
      .update(sessions)
      .set({ lockedAt: ctx.now() })
      .where(and(eq(sessions.id, here.id), isNull(sessions.lockedAt)))
      .returning();
    if (locked.length > 0) await trackOwn(ctx, "session.locked", here);
  });
  return keepPlace(ctx, here, input);
}

async function keepPlace(ctx: Ctx, { id: sessionId, userId, profileId }: DeskSession, input: Input): Promise<string> {
  const { path, body } = parse(KeptFormInput, { path: input.path, body: input.body });
  await limit(ctx, "place kept for", String(userId), 300, 60);
  await ctx.db.delete(keptForms).where(lt(keptForms.createdAt, keptSince(ctx)));
  const [kept] = await ctx.db
    .insert(keptForms)
    .values({ userId, profileId, sessionId, path, body: withoutSecrets(body), createdAt: ctx.now() })
    .returning();
  return kept!.id;
}

/** One browser, one person at work: the others at a desk are locked. Stands in the caller's transaction. */
export const lockOthers = (ctx: Ctx, desk: Pick<Desk, "id">, mine: number) =>
  ctx.db
    .update(sessions)
    .set({ lockedAt: sql`coalesce(${sessions.lockedAt}, ${ctx.now().toISOString()})` })
    .where(and(standingAt(ctx, desk), ne(sessions.id, mine)));
