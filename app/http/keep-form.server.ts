import type { Args } from "./context.ts";
import { loginAgain } from "./login-again.server.ts";

/** Where a form goes whose session ended: to the login page, and from there back to the form. */
export async function keepForm(args: Args, form: FormData): Promise<string> {
  void form;
  return loginAgain(args);
}
