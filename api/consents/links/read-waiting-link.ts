import { and, desc, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { track } from "../../core/track.ts";
import { ownPatient, stillWaits, type GdprConsentLink } from "../scope.ts";

/** The link by which a patient may still consent, or null. */
export async function readWaitingLink(ctx: Ctx, patientCard: number): Promise<GdprConsentLink | null> {
  allow(ctx, "patientCard:read");
  await ownPatient(ctx, patientCard);
  await track(ctx, "gdprConsent.read", { patientCardId: patientCard });
  const own = and(
    eq(gdprConsentLinks.medicalCenterId, ctx.profile.medicalCenterId),
    eq(gdprConsentLinks.patientCardId, patientCard),
  );
  const [link] = await ctx.db
    .select()
    .from(gdprConsentLinks)
    .where(and(own, stillWaits(ctx.now())))
    .orderBy(desc(gdprConsentLinks.id))
    .limit(1);
  return link ?? null;
}
