import { call, load } from "#app/graphql/client.server.ts";
import { SecondFactor } from "#app/graphql/second-factor.ts";
import { ConfirmCode, ConfirmPassword } from "#app/graphql/signing.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { leadingTo } from "../request/login-again.server.ts";
import { accountPages } from "#app/paths/accounts.ts";

/** The page for reauthentication before an action that requires it; it leads back to the action. */
export const proveAgain = (args: Args, back: URL): string => hrefHere(args, accountPages.prove, leadingTo(back));

/** True if the signed-in user needs a code: a password is not enough for a user with a second factor. */
export const isAskedForCode = async (args: Args): Promise<boolean> =>
  (await load(args, SecondFactor)).secondFactor.since !== null;

/**
 * Reauthenticates by the fields of a form, separately from the action, so that wrong attempts are counted. Answers the
 * number of recovery codes left, where one of them was consumed.
 */
export async function giveProof(args: Args, form: FormData): Promise<number | null> {
  const [password, code] = [form.get("password"), form.get("code")];
  if (typeof password === "string") await call(args, ConfirmPassword, { password });
  return typeof code === "string" ? (await call(args, ConfirmCode, { code })).codeConfirm : null;
}
