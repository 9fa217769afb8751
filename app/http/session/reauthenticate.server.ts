import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { SecondFactor } from "#app/graphql/staff/second-factor.ts";
import { ConfirmCode, ConfirmPassword } from "#app/graphql/care/signing.ts";
import type { Args } from "../request/context.ts";

/** True if the signed-in user needs a code: a password is not enough for a user with a second factor. */
export const isAskedForCode = async (args: Args): Promise<boolean> =>
  (await load(args, SecondFactor)).secondFactor.since !== null;

/**
 * Reauthenticates by the fields of a form, separately from the action, so that wrong attempts are counted. Answers the
 * number of recovery codes left, where one of them was consumed.
 */
export async function sendReauthentication(args: Args, form: FormData): Promise<number | null> {
  const [password, code] = [form.get("password"), form.get("code")];
  if (typeof password === "string") await call(args, ConfirmPassword, { password });
  return typeof code === "string" ? (await call(args, ConfirmCode, { code })).codeConfirm : null;
}
