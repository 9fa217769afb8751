import { and, eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { gdprConsents } from "../db/tables/consents.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";

/** Lets the bytes of a consent's scan out to whom the card is shown, and notes it. */
export async function openScan(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "patientCard:read");
  const [consent] = await ctx.db
    .select()
    .from(gdprConsents)
    .where(and(eq(gdprConsents.medicalCenterId, ctx.profile.medicalCenterId), eq(gdprConsents.documentId, fileId)));
  if (!consent) throw new Fault("notFound");
  await track(ctx, "gdprConsent.scanRead", { entityId: consent.id, patientCardId: consent.patientCardId });
}
