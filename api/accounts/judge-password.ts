import type { ErrorName } from "#rules/errors.ts";
import { fieldFault } from "../fault.ts";
import { passwordFault, type PasswordFault } from "../passwords/strength.ts";

const faults: Record<PasswordFault, ErrorName> = {
  tooShort: "passwordTooShort",
  tooLong: "passwordTooLong",
  common: "passwordCommon",
  ownData: "passwordOwnData",
};

/** Refuses a password that is weak, or made of the person's own e-mail and names. */
export async function judgePassword(password: string, own: (string | null | undefined)[]) {
  const fault = await passwordFault(password, own.filter((text) => typeof text === "string"));
  if (fault) throw fieldFault("password", faults[fault]);
}
