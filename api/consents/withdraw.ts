import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { gdprConsentLinks } from "../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { recordedConsent } from "./evidence.ts";
import { consentsOf, ownPatient } from "./scope.ts";

/**
 * Withdraws all that the patient has consented to and ends the links that ask for more; the evidence stays. Withdrawn
 * again, it stays as it was first.
 */
export async function withdrawConsent(ctx: Ctx, patientCard: number) {
  allow(ctx, "patientCard:write");
  await ownPatient(ctx, patientCard);
  const now = ctx.now();
  const own = eq(gdprConsents.medicalCenterId, ctx.profile.medicalCenterId);
  const withdrawn = await ctx.db
    .update(gdprConsents)
    .set({ withdrawnAt: now, withdrawnBy: ctx.profile.id })
    .where(and(own, eq(gdprConsents.patientCardId, patientCard), isNull(gdprConsents.withdrawnAt)))
    .returning({ id: gdprConsents.id });
  await ctx.db
    .update(gdprConsentLinks)
    .set({ endedAt: now })
    .where(and(eq(gdprConsentLinks.patientCardId, patientCard), isNull(gdprConsentLinks.endedAt)));
  for (const { id } of withdrawn)
    await track(ctx, "gdprConsent.withdrawn", {
      entityId: id,
      patientCardId: patientCard,
      details: await recordedConsent(ctx.db, id),
    });
  const [latest] = await consentsOf(ctx, patientCard, 1);
  if (!latest) throw new Fault("notFound");
  return latest;
}
