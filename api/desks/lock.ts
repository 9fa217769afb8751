import { and, eq, isNull } from "drizzle-orm";
import { KeptFormInput } from "#rules/inputs/accounts/account.ts";
import { insertForm } from "../accounts/sessions/keep-form.ts";
import { transaction, type Ctx } from "../core/context.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { parse } from "../core/parse.ts";
import { limit } from "../core/access/rate-limit.ts";
import { trackOwn } from "../core/track.ts";
import { sessionAtDesk, type DeskSession } from "../accounts/sessions/desk-session.ts";

type Input = { session?: number | null; path: string; body: string };

/**
 * Locks a session at this browser's desk, and keeps its page with the typed form, for its user alone; answers the
 * form's id. The lock holds even if keeping the form fails. A page names its user, since another one may be at the desk
 * by now.
 */
export async function lockDesk(ctx: Ctx, input: Input): Promise<string> {
  const here = await sessionAtDesk(ctx, input.session);
  await transaction(ctx, async (ctx) => {
    const locked = await ctx.db
      .update(sessions)
      .set({ lockedAt: ctx.now() })
      .where(and(eq(sessions.id, here.id), isNull(sessions.lockedAt)))
      .returning();
    if (locked.length > 0) await trackOwn(ctx, "session.locked", here);
  });
  return keepPage(ctx, here, input);
}

async function keepPage(ctx: Ctx, here: DeskSession, input: Input): Promise<string> {
  const { id: sessionId, userId, profileId } = here;
  const { path, body } = parse(KeptFormInput, { path: input.path, body: input.body });
  await limit(ctx, "place kept for", String(userId), 300, 60);
  return insertForm(ctx, here, { userId, profileId, sessionId, path, body });
}
