import type { Ctx } from "../context.ts";
import { noteConfirmation } from "./note-confirmation.ts";
import { provePassword } from "./prove-password.ts";

/** Takes the password once more, for the one deed that asks for it. */
export async function confirmPassword(ctx: Ctx, given: { password: string }): Promise<true> {
  await provePassword(ctx, given);
  await noteConfirmation(ctx, "PASSWORD");
  return true;
}
