import { and, eq, gt } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";

const HOLDS_MS = 2 * 60_000;

/** Takes the confirmation that this session's owner gave a moment ago: it serves one deed. */
export async function takeConfirmation(ctx: ProfileCtx) {
  const fresh = gt(sessions.passwordConfirmedAt, new Date(ctx.now().getTime() - HOLDS_MS));
  const [taken] = await ctx.db.update(sessions).set({ passwordConfirmedAt: null }).where(and(eq(sessions.id, ctx.session.id), fresh)).returning();
  if (!taken) throw new Fault("passwordNotConfirmed");
}
