import { transaction, type Ctx } from "../context.ts";
import { noteConfirmation } from "./note-confirmation.ts";
import { provePassword } from "./prove-password.ts";
import { renewToken } from "./renew-token.ts";

/** Confirms the own password, for a signature or an operation that asks for recent authentication (note-confirmation.ts). */
export async function confirmPassword(ctx: Ctx, given: { password: string }): Promise<true> {
  await provePassword(ctx, given);
  return transaction(ctx, async (ctx) => {
    await noteConfirmation(ctx, "PASSWORD");
    await renewToken(ctx);
    return true as const;
  });
}
