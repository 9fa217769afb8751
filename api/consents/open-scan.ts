import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";

/** Serves the bytes of a consent's scan to users who see the card, and records it. */
export async function openScan(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "patientCard:read");
  const [consent] = await ctx.db
    .select()
    .from(gdprConsents)
    .where(and(eq(gdprConsents.medicalCenterId, ctx.profile.medicalCenterId), eq(gdprConsents.documentId, fileId)));
  if (!consent) throw new Fault("notFound");
  await track(ctx, "gdprConsent.scanRead", { entityId: consent.id, patientCardId: consent.patientCardId });
}
