import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { summaryConsents } from "../core/db/tables/summary-consents.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { findSummaryConsent } from "./scope.ts";

/** Allows or forbids the installation's model to read the centre's pseudonymised reports. */
export async function setSummaryConsent(ctx: Ctx, active: boolean) {
  allow(ctx, "medicalCenter:write");
  const { id, medicalCenterId } = ctx.profile;
  const at = ctx.now();
  const holds = await findSummaryConsent(ctx, medicalCenterId);
  if (active && !holds) {
    if (!ctx.summariser) throw new Fault("noSummariser");
    const { address, model } = ctx.summariser;
    await ctx.db.insert(summaryConsents).values({ medicalCenterId, address, model, givenAt: at, givenBy: id });
    await track(ctx, "medicalCenter.summaryConsentSet", {
      entityId: medicalCenterId,
      details: { active, address, model },
    });
  }
  if (!active) {
    await ctx.db
      .update(summaryConsents)
      .set({ withdrawnAt: at, withdrawnBy: id })
      .where(and(eq(summaryConsents.medicalCenterId, medicalCenterId), isNull(summaryConsents.withdrawnAt)));
    await track(ctx, "medicalCenter.summaryConsentSet", { entityId: medicalCenterId, details: { active } });
  }
  const [medicalCenter] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  return medicalCenter!;
}
