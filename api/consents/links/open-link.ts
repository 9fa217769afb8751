import { and, eq, sql } from "drizzle-orm";
import { tokenHash } from "../../core/access/authenticate.ts";
import { bind, transaction, type Ctx } from "../../core/context.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { gdprWordings } from "../../core/db/tables/gdpr-wordings.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { stillWaits, type GdprConsentLink } from "../scope.ts";

/**
 * Works with a link as it was sent to a patient, unless it is unknown, used, replaced or past its time: those all
 * answer null. Its token is the key to its row, and the row to its centre.
 */
export async function withLink<T>(
  ctx: Ctx,
  token: string,
  work: (ctx: Ctx, link: GdprConsentLink) => Promise<T>,
): Promise<T | null> {
  await limit(ctx, "consent link from", ctx.address, 100, 15);
  return transaction(ctx, async (ctx) => {
    const hash = tokenHash(token);
    await ctx.db.execute(sql`select set_config('motus.consent_link', ${hash}, true)`);
    const [link] = await ctx.db
      .select()
      .from(gdprConsentLinks)
      .where(and(eq(gdprConsentLinks.tokenHash, hash), stillWaits(ctx.now())));
    if (!link) return null;
    await bind(ctx.db, ctx.session?.userId ?? null, link.medicalCenterId);
    return work(ctx, link);
  });
}

export type AskedConsent = { medicalCenter: typeof medicalCenters.$inferSelect; number: number; text: string };

/**
 * The centre that asks for consent by a link, and the wording. The patient is not named: the mail may have reached a
 * stranger.
 */
export const readLink = (ctx: Ctx, token: string): Promise<AskedConsent | null> =>
  withLink(ctx, token, async ({ db }, link) => {
    const [medicalCenter] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, link.medicalCenterId));
    const [wording] = await db.select().from(gdprWordings).where(eq(gdprWordings.id, link.wordingId));
    return { medicalCenter: medicalCenter!, number: wording!.number, text: wording!.text };
  });
