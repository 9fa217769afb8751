import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { gdprConsentLinks } from "../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { gdprWordings } from "../core/db/tables/gdpr-wordings.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { Fault } from "../core/fault.ts";

export type GdprWording = typeof gdprWordings.$inferSelect;
export type GdprConsent = typeof gdprConsents.$inferSelect;
export type GdprConsentLink = typeof gdprConsentLinks.$inferSelect;

/** The newest version of the centre's wording; a centre may have none yet. */
export async function currentWording(ctx: ProfileCtx): Promise<GdprWording | undefined> {
  const own = eq(gdprWordings.medicalCenterId, ctx.profile.medicalCenterId);
  const [wording] = await ctx.db.select().from(gdprWordings).where(own).orderBy(desc(gdprWordings.number)).limit(1);
  return wording;
}

/** A version of the centre's wording; any other is not there. */
export async function ownWording(ctx: ProfileCtx, id: number): Promise<GdprWording | undefined> {
  const [wording] = await ctx.db
    .select()
    .from(gdprWordings)
    .where(and(eq(gdprWordings.medicalCenterId, ctx.profile.medicalCenterId), eq(gdprWordings.id, id)));
  return wording;
}

/**
 * The card of a patient of the centre, locked until the transaction ends; another or disposed one is not found, a
 * merged one is refused.
 */
export async function ownPatient(ctx: ProfileCtx, id: number) {
  const [card] = await ctx.db
    .select()
    .from(patientCards)
    .where(and(eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId), eq(patientCards.id, id)))
    .for("share");
  if (!card || card.disposedAt) throw new Fault("notFound");
  if (card.mergedIntoId) throw new Fault("cardMerged");
  return card;
}

/** A link by which a patient may still consent. */
export const stillWaits = (now: Date) => and(isNull(gdprConsentLinks.endedAt), gt(gdprConsentLinks.expiresAt, now));

/** A patient's consents, the latest first. */
export const consentsOf = (ctx: ProfileCtx, patientCardId: number, most: number): Promise<GdprConsent[]> =>
  ctx.db
    .select()
    .from(gdprConsents)
    .where(
      and(eq(gdprConsents.medicalCenterId, ctx.profile.medicalCenterId), eq(gdprConsents.patientCardId, patientCardId)),
    )
    .orderBy(desc(gdprConsents.id))
    .limit(most);
