import { PasswordChangeInput } from "#rules/inputs/accounts/account.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { hashPassword, verifyPassword } from "../../passwords/hash.ts";
import { forgive, limit } from "../../core/access/rate-limit.ts";
import { judgePassword } from "./judge-password.ts";
import { me } from "../me.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { noteRefusal } from "../sessions/note-refused-login.ts";
import { renewToken } from "../reauthentication/renew-token.ts";
import { replacePassword } from "./replace-password.ts";

/** Changes the user's own password; the current one is required. A repeated request acts once. */
export async function changePassword(ctx: Ctx, input: { currentPassword: string; password: string }): Promise<true> {
  const { currentPassword, password } = parse(PasswordChangeInput, input);
  const user = await me(ctx);
  await limit(ctx, "password change from", ctx.address, 100, 15);
  await limit(ctx, "password change of", String(user.id), 10, 15, () => noteRefusal(ctx, user.id, "session.limited"));
  if (!(await verifyPassword(user.passwordHash, currentPassword, ctx.hasher))) {
    if (await verifyPassword(user.passwordHash, password, ctx.hasher)) return true;
    await noteRefusal(ctx, user.id, "session.proofRefused");
    throw fieldFault("currentPassword", "passwordWrong");
  }
  await judgePassword(ctx, password, [user.email, user.name, user.surname]);
  const passwordHash = await hashPassword(password, ctx.hasher);
  await transaction(ctx, async (ctx) => {
    const current = await lockCurrentUser(ctx);
    if (current.passwordHash !== user.passwordHash) throw new Fault("stale");
    await replacePassword(ctx, current, passwordHash, ctx.session?.id);
    await renewToken(ctx);
  });
  await forgive(ctx, "password change of", String(user.id));
  return true;
}
