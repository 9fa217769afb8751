import { eq } from "drizzle-orm";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { provePassword } from "./prove-password.ts";

/** Notes in the session that its owner has said the password just now, for the one deed that asks for it (take-confirmation.ts). */
export async function confirmPassword(ctx: Ctx, given: { password: string }): Promise<true> {
  await provePassword(ctx, given);
  await transaction(ctx, (ctx) => ctx.db.update(sessions).set({ passwordConfirmedAt: ctx.now() }).where(eq(sessions.id, ctx.session!.id)));
  return true;
}
