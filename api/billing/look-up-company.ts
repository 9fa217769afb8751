import { CompanyNumberInput } from "#rules/inputs/billing.ts";
import { allow } from "../core/access/allow.ts";
import { limit } from "../core/access/rate-limit.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { RegisterAway, type Company } from "../core/outside/company-register.ts";
import { parse } from "../core/parse.ts";

export type { Company };

/** A company of the Czech register by its number (IČO); null where there is none. Refused with `registerAway` after 3 s. */
export async function lookUpCompany(ctx: Ctx, given: { companyNumber: string }): Promise<Company | null> {
  allow(ctx, "invoice:write");
  const { companyNumber } = parse(CompanyNumberInput, given);
  await limit(ctx, "company looked up by", String(ctx.profile.id), 60, 15);
  try {
    return await ctx.companyRegister.find(companyNumber);
  } catch (error) {
    if (error instanceof RegisterAway) throw new Fault("registerAway");
    throw error;
  }
}
