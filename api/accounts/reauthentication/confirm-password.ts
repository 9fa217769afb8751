import { transaction, type Ctx } from "../../core/context.ts";
import { noteConfirmation } from "./note-confirmation.ts";
import { verifyOwnPassword } from "../passwords/verify-own-password.ts";
import { renewToken } from "./renew-token.ts";

/**
 * Confirms the user's own password, for a signature or an operation that requires recent authentication
 * (note-confirmation.ts).
 */
export async function confirmPassword(ctx: Ctx, given: { password: string }): Promise<true> {
  await verifyOwnPassword(ctx, given);
  return transaction(ctx, async (ctx) => {
    await noteConfirmation(ctx, "PASSWORD");
    await renewToken(ctx);
    return true as const;
  });
}
