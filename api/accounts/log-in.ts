import { eq } from "drizzle-orm";
import { LogInInput } from "#rules/inputs/account.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { verifyPassword } from "../passwords/hash.ts";
import { forgive, limit } from "../rate-limit.ts";
import { standsHere } from "../desks/scope.ts";
import { letIn, type Entrance } from "../second-factor/let-in.ts";
import { logOut } from "./log-out.ts";
import { noteRefusal } from "./note-refused-login.ts";
import { refreshPassword } from "./refresh-password.ts";

/**
 * Checks an e-mail and a password and lets in. An unknown e-mail costs and answers what a wrong password does, and whether
 * there is a second factor is told after the right one only.
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
  if (!(await standsHere(ctx))) await logOut(ctx); // whoever was signed in here before
  return letIn(ctx, user.id, "PASSWORD", device);
}
