import { and, desc, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { recordedConsent } from "./evidence.ts";
import { ownPatient, type GdprConsent } from "./scope.ts";
import { storeScan } from "./store-scan.ts";

/**
 * Adds the scan to a signed consent in force that was recorded without one: the latest such by default. A scan is
 * evidence: it is never replaced or removed.
 */
export async function addScan(
  ctx: Ctx,
  patientCard: number,
  file: File,
  consent: number | null | undefined,
  withoutMetadata?: boolean | null,
): Promise<GdprConsent> {
  allow(ctx, "patientCard:write");
  await ownPatient(ctx, patientCard);
  const own = and(
    eq(gdprConsents.medicalCenterId, ctx.profile.medicalCenterId),
    eq(gdprConsents.patientCardId, patientCard),
  );
  const which =
    consent == null
      ? and(eq(gdprConsents.type, "SIGNATURE"), isNull(gdprConsents.withdrawnAt), isNull(gdprConsents.documentId))
      : eq(gdprConsents.id, consent);
  // Of two concurrent additions the second waits, and finds the first one's.
  const [found] = await ctx.db
    .select()
    .from(gdprConsents)
    .where(and(own, which))
    .orderBy(desc(gdprConsents.id))
    .limit(1)
    .for("update");
  if (!found && consent != null) throw new Fault("notFound");
  if (!found || found.type !== "SIGNATURE" || found.withdrawnAt || found.documentId) throw new Fault("scanNotAwaited");
  const document = await storeScan(ctx, file, "file", withoutMetadata);
  const [scanned] = await ctx.db
    .update(gdprConsents)
    .set({ documentId: document.id })
    .where(eq(gdprConsents.id, found.id))
    .returning();
  await track(ctx, "gdprConsent.scanned", {
    entityId: found.id,
    patientCardId: patientCard,
    details: {
      ...(document.withoutMetadata && { withoutMetadata: true }),
      ...(await recordedConsent(ctx.db, found.id)),
    },
  });
  return scanned!;
}
