import { eq } from "drizzle-orm";
import { currencyOf, type Currency } from "#rules/money/currency.ts";
import type { ProfileCtx } from "./context.ts";
import { medicalCenters } from "./db/tables/medical-centers.ts";

/** The currency of the caller's medical centre. */
export async function myCurrency(ctx: ProfileCtx): Promise<Currency> {
  const [center] = await ctx.db
    .select({ country: medicalCenters.country, currency: medicalCenters.currency })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  return currencyOf(center!);
}
