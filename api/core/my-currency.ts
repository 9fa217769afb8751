import { eq } from "drizzle-orm";
import { currencyOf, type BillingCurrency, type Currency } from "#rules/money/currency.ts";
import type { InCenter } from "./context.ts";
import { medicalCenters } from "./db/tables/medical-centers.ts";

/** The currency of the caller's medical centre. */
export const myCurrency = async (ctx: InCenter): Promise<Currency> => (await myCountryAndCurrency(ctx)).currency;

/** The country of the caller's medical centre and its currency, which decide together how cash is rounded. */
export async function myCountryAndCurrency(ctx: InCenter): Promise<{ country: string; currency: BillingCurrency }> {
  const [center] = await ctx.db
    .select({ country: medicalCenters.country, currency: medicalCenters.currency })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  return { country: center!.country, currency: currencyOf(center!) };
}
