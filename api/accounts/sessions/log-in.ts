import { eq } from "drizzle-orm";
import { LogInInput } from "#rules/inputs/accounts/account.ts";
import type { Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { verifyPassword } from "../../passwords/hash.ts";
import { forgive, limit } from "../../core/access/rate-limit.ts";
import { isAtDesk } from "./desk-session.ts";
import { completePasswordStep, type Entrance } from "../second-factor/login/complete-password-step.ts";
import { logOut } from "./log-out.ts";
import { noteRefusal } from "./note-refused-login.ts";
import { refreshPassword } from "../passwords/refresh-password.ts";

/**
 * Checks an e-mail and a password and signs in. An unknown e-mail costs and answers the same as a wrong password, and
 * only the right one reveals that there is a second factor.
 */
export async function logIn(
  ctx: Ctx,
  { device, ...input }: { username: string; password: string; device?: string | null },
): Promise<Entrance> {
  const { username, password } = parse(LogInInput, input);
  const email = username.toLowerCase();
  await limit(ctx, "login from", ctx.address, 100, 15);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
  await limit(ctx, "login to", email, 10, 15, () => noteRefusal(ctx, user?.id ?? null, "session.limited"));
  const matches = await verifyPassword(user?.passwordHash ?? null, password, ctx.hasher);
  if (!user || !matches) {
    await noteRefusal(ctx, user?.id ?? null, "session.refused");
    throw new Fault("badCredentials");
  }
  await refreshPassword(ctx, user, password);
  await forgive(ctx, "login to", email);
  if (!(await isAtDesk(ctx))) await logOut(ctx); // the user who was signed in here before
  return completePasswordStep(ctx, user.id, "PASSWORD", device);
}
