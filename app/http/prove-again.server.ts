import { api } from "#app/graphql/client.server.ts";
import { SecondFactor } from "#app/graphql/second-factor.ts";
import { ConfirmCode, ConfirmPassword } from "#app/graphql/signing.ts";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { leadingTo } from "./login-again.server.ts";
import { reading } from "./reading.ts";

/** The page on which somebody proves anew who they are, for a deed that asks for it; it leads back to where that is done. */
export const proveAgain = (args: Args, back: URL): string => hrefHere(args, "prove", leadingTo(back));

/** Whether a code is asked of the signed-in user: a password is too little of who has a second factor. */
export const isAskedForCode = async (args: Args): Promise<boolean> =>
  (await api(reading(args), SecondFactor)).secondFactor.since !== null;

/**
 * Gives the proof that a form brings, apart from the deed it is for, so that wrong ones are counted. Answers how many recovery codes
 * are left, where one of them was taken.
 */
export async function giveProof(args: Args, form: FormData): Promise<number | null> {
  const [password, code] = [form.get("password"), form.get("code")];
  if (typeof password === "string") await api(args, ConfirmPassword, { password });
  return typeof code === "string" ? (await api(args, ConfirmCode, { code })).codeConfirm : null;
}
