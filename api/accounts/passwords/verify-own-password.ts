import { PasswordConfirmInput } from "#rules/inputs/accounts/account.ts";
import type { Ctx } from "../../core/context.ts";
import { fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { verifyPassword } from "../../passwords/hash.ts";
import { forgive, limit } from "../../core/access/rate-limit.ts";
import { me } from "../me.ts";
import { noteRefusal } from "../sessions/note-refused-login.ts";

/** The signed-in user, after the password is repeated; wrong ones are counted. */
export async function verifyOwnPassword(ctx: Ctx, given: { password: string }) {
  const { password } = parse(PasswordConfirmInput, given);
  const user = await me(ctx);
  await limit(ctx, "password confirmation from", ctx.address, 100, 15);
  await limit(ctx, "password confirmation of", String(user.id), 10, 15, () =>
    noteRefusal(ctx, user.id, "session.limited"),
  );
  if (!(await verifyPassword(user.passwordHash, password, ctx.hasher))) {
    await noteRefusal(ctx, user.id, "session.proofRefused");
    throw fieldFault("password", "passwordWrong");
  }
  await forgive(ctx, "password confirmation of", String(user.id));
  return user;
}
