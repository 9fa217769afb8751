import { eq } from "drizzle-orm";
import { PasswordConfirmInput } from "#rules/inputs/account.ts";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { fieldFault } from "../fault.ts";
import { parse } from "../parse.ts";
import { verifyPassword } from "../passwords/hash.ts";
import { forgive, limit } from "../rate-limit.ts";
import { me } from "./me.ts";

/** Notes in the session that its owner has said the password just now, for the one deed that asks for it (take-confirmation.ts). */
export async function confirmPassword(ctx: Ctx, given: { password: string }): Promise<true> {
  const { password } = parse(PasswordConfirmInput, given);
  const user = await me(ctx);
  await limit(ctx, "password confirmation from", ctx.address, 100, 15);
  await limit(ctx, "password confirmation of", String(user.id), 10, 15);
  if (!(await verifyPassword(user.passwordHash, password, ctx.hasher))) throw fieldFault("password", "passwordWrong");
  await transaction(ctx, (ctx) => ctx.db.update(sessions).set({ passwordConfirmedAt: ctx.now() }).where(eq(sessions.id, ctx.session!.id)));
  await forgive(ctx, "password confirmation of", String(user.id));
  return true;
}
