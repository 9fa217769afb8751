import type { Ctx } from "../context.ts";
import { noteConfirmation } from "./note-confirmation.ts";
import { provePassword } from "./prove-password.ts";

/** Takes the password once more, for what asks for it anew (note-confirmation.ts). */
export async function confirmPassword(ctx: Ctx, given: { password: string }): Promise<true> {
  await provePassword(ctx, given);
  await noteConfirmation(ctx, "PASSWORD");
  return true;
}
