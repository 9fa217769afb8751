import { and, eq, isNull } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import type { Ctx } from "../../core/context.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../../core/db/tables/gdpr-consents.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { Fault } from "../../core/fault.ts";
import { trackUnsigned } from "../../core/track.ts";
import { recordedConsent } from "../evidence.ts";
import { withLink } from "./open-link.ts";

/** The consent of a patient who holds a link; of two concurrent uses the second is refused. */
export async function giveConsent(ctx: Ctx, token: string): Promise<true> {
  const given = await withLink(
    ctx,
    token,
    async (ctx, { id: linkId, medicalCenterId, patientCardId: shownCard, wordingId }) => {
      const now = ctx.now();
      // A withdrawal at the same moment comes before or after this: it locks the card as well.
      await ctx.db
        .select({ id: patientCards.id })
        .from(patientCards)
        .where(eq(patientCards.id, shownCard))
        .for("no key update");
      const [used] = await ctx.db
        .update(gdprConsentLinks)
        .set({ endedAt: now })
        .where(and(eq(gdprConsentLinks.id, linkId), isNull(gdprConsentLinks.endedAt)))
        .returning();
      if (!used) return null;
      // The card may have been merged since: the link moved with it.
      const { patientCardId } = used;
      const [consent] = await ctx.db
        .insert(gdprConsents)
        .values({
          medicalCenterId,
          patientCardId,
          wordingId,
          linkId,
          type: "EMAIL",
          givenOn: localDate(now),
          createdAt: now,
        })
        .returning();
      await trackUnsigned(ctx, medicalCenterId, "gdprConsent.given", {
        entityId: consent!.id,
        patientCardId,
        details: { wording: wordingId, link: linkId, ...(await recordedConsent(ctx.db, consent!.id)) },
      });
      return true as const;
    },
  );
  if (!given) throw new Fault("tokenInvalid");
  return given;
}
