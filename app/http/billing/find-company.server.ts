import { FindCompany } from "#app/graphql/money/billing.ts";
import { call } from "#app/graphql/client.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";

/** The company of a typed number in the public register, or the reason why there is none; nothing where none is typed. */
export async function findCompany(args: Args, typed = "") {
  const number = typed.replace(/\s/g, "").padStart(typed.trim() ? 8 : 0, "0");
  if (!number) return { number };
  try {
    const company = (await call(args, FindCompany, { companyNumber: number })).aresByCompanyNumber;
    return company ? { number, company } : { number, problem: "unknown" as const };
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    if (failed.error === "invalidInput") return { number, problem: "companyNumberInvalid" as const };
    if (failed.error === "registerAway" || failed.error === "tooManyAttempts")
      return { number, problem: failed.error } as const;
    throw failed;
  }
}
