import type { ErrorName } from "#rules/errors.ts";
import type { Ctx } from "../../core/context.ts";
import { fieldFault } from "../../core/fault.ts";
import { isLeaked } from "../../passwords/leaked.ts";
import { passwordFault, type PasswordFault } from "../../passwords/strength.ts";

const faults: Record<PasswordFault, ErrorName> = {
  tooShort: "passwordTooShort",
  tooLong: "passwordTooLong",
  common: "passwordCommon",
  ownData: "passwordOwnData",
};

/**
 * Refuses a password that is weak, made of the person's own e-mail and names, or in the installation's list of leaked
 * ones.
 */
export async function judgePassword(
  { settings }: Pick<Ctx, "settings">,
  password: string,
  own: (string | null | undefined)[],
) {
  const fault = await passwordFault(
    password,
    own.filter((text) => typeof text === "string"),
  );
  if (fault) throw fieldFault("password", faults[fault]);
  const list = settings.MOTUS_LEAKED_PASSWORDS;
  if (list && (await isLeaked(list, password))) throw fieldFault("password", "passwordLeaked");
}
