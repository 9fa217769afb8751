import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { linkTo } from "../../mail/link-to.ts";
import { postMail } from "../../mail/post-mail.ts";
import { limitMessages } from "../../mail/young-centers.ts";
import { allow } from "../../core/access/allow.ts";
import { tokenHash } from "../../core/access/authenticate.ts";
import type { Ctx } from "../../core/context.ts";
import { gdprConsentLinks } from "../../core/db/tables/gdpr-consent-links.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { Fault } from "../../core/fault.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { track } from "../../core/track.ts";
import { languageOf } from "#rules/language-of.ts";
import { askingMail } from "./mail-text.ts";
import { currentWording, ownPatient, type GdprConsentLink } from "../scope.ts";
import { DAY, later } from "#rules/time/durations.ts";

const VALID_MS = 14 * DAY;

/** Sends a patient a link to the current wording, by which they consent to it once; an earlier link stops working. */
export async function sendConsentLink(ctx: Ctx, patientCard: number): Promise<GdprConsentLink> {
  allow(ctx, "patientCard:write");
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const card = await ownPatient(ctx, patientCard);
  if (card.archivedAt) throw new Fault("cardArchived");
  const [medicalCenter] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  if (!medicalCenter?.gdprActive || !medicalCenter.gdprConsentByEmail) throw new Fault("consentByEmailOff");
  const wording = await currentWording(ctx);
  if (!wording) throw new Fault("wordingMissing");
  if (!card.email) throw new Fault("patientWithoutEmail");
  await limit(ctx, "consent link to", card.email, 5, 24 * 60);
  await limit(ctx, "consent link of centre", String(medicalCenterId), 200, 24 * 60);
  await limitMessages(ctx, medicalCenterId);
  const now = ctx.now();
  const earlier = and(
    eq(gdprConsentLinks.medicalCenterId, medicalCenterId),
    eq(gdprConsentLinks.patientCardId, card.id),
    isNull(gdprConsentLinks.endedAt),
  );
  await ctx.db.update(gdprConsentLinks).set({ endedAt: now }).where(earlier);
  const token = randomBytes(32).toString("base64url");
  const [link] = await ctx.db
    .insert(gdprConsentLinks)
    .values({
      medicalCenterId,
      patientCardId: card.id,
      wordingId: wording.id,
      recipient: card.email,
      tokenHash: tokenHash(token),
      createdAt: now,
      createdBy,
      expiresAt: later(now, VALID_MS),
    })
    .returning();
  const language = languageOf(medicalCenter.country);
  await postMail(
    ctx,
    { recipient: card.email, medicalCenterId },
    askingMail(language, { link: linkTo(ctx, language, `/souhlas/${token}`), medicalCenter }),
  );
  await track(ctx, "gdprConsent.asked", {
    entityId: link!.id,
    patientCardId: card.id,
    details: { wording: wording.id },
  });
  return link!;
}
