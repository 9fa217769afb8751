import { noteRefusal } from "../sessions/note-refused-login.ts";
import type { Ctx } from "../../core/context.ts";
import { forgive, limit } from "../../core/access/rate-limit.ts";

const QUARTER = "second step of";
const DAY = "second step in a day of";

/**
 * Counts an attempt at a user's code, from any address. Three of a million codes are right at a time: an attacker who
 * knows the password and guesses all day long finds one in twenty years.
 */
export async function countAttempt(ctx: Ctx, userId: number) {
  await limit(ctx, "second step from", ctx.address, 100, 15);
  const spent = () => noteRefusal(ctx, userId, "session.limited");
  await limit(ctx, QUARTER, String(userId), 10, 15, spent);
  await limit(ctx, DAY, String(userId), 40, 24 * 60, spent);
}

export async function forgiveAttempts(ctx: Ctx, userId: number) {
  await forgive(ctx, QUARTER, String(userId));
  await forgive(ctx, DAY, String(userId));
}
