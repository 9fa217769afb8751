import { eq } from "drizzle-orm";
import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import { fullName } from "#rules/text/full-name.ts";
import { consumeConfirmation } from "../../accounts/reauthentication/consume-confirmation.ts";
import { allow } from "../../core/access/allow.ts";
import { assertReason, codingInput, toCoding } from "../../coding/to-coding.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { diagramInput, toDiagram } from "../diagram.ts";
import { digestOf, EDITION } from "./digest.ts";
import { factsOf } from "./evidence.ts";
import { inState } from "../state.ts";
import { ownDraft } from "../drafts/own-draft.ts";
import type { MedicalReport, WholeReport } from "../columns.ts";
import { aboutCoding } from "../values.ts";

/**
 * Signs an own draft as it was read: freezes its content, with the names of its service, author and diagnoses as they
 * are now.
 */
export async function signMedicalReport(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
): Promise<MedicalReport> {
  allow(ctx, "medicalReport:write");
  const draft = await ownDraft(ctx, id);
  if (draft.version !== version) throw new Fault("stale");
  if (draft.content === "") throw new Fault("reportEmpty");
  const [medicalCenter] = await ctx.db
    .select({ asked: medicalCenters.signingProof })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  const signingProof = await consumeConfirmation(ctx, medicalCenter!.asked);
  const [author] = await ctx.db.select().from(profiles).where(eq(profiles.id, draft.createdBy));
  const [procedure] = draft.procedureId
    ? await ctx.db.select({ name: procedures.name }).from(procedures).where(eq(procedures.id, draft.procedureId))
    : [];
  const bodyDiagram = draft.bodyDiagram && (await toDiagram(ctx, diagramInput(draft.bodyDiagram)));
  const coding = draft.coding && (await codingToSign(ctx, draft, draft.coding));
  const names = { paramedicName: fullName(author!), procedureName: procedure?.name ?? null, bodyDiagram, coding };
  const frozen = { ...names, signedAt: ctx.now(), signedBy: ctx.profile.id, signingProof, digestEdition: EDITION };
  const signed = await changeOne(
    ctx.db,
    medicalReports,
    draft,
    { ...frozen, digest: digestOf({ ...draft, ...frozen }) },
    inState.DRAFT,
  );
  if (!signed) throw new Fault("stale");
  const { attachments } = (await factsOf(ctx.db, [id])).get(id)!;
  await track(ctx, "medicalReport.signed", {
    entityId: id,
    patientCardId: signed.patientCardId,
    details: { digest: signed.digest, signingProof, attachments },
  });
  return signed;
}

/** The coding of a draft by the names of today, with the voucher of its visit; its warnings need a reason. */
async function codingToSign(ctx: ProfileCtx, draft: WholeReport, coding: ReportCoding) {
  const about = aboutCoding(draft, draft.examinedAt);
  const stored = await toCoding(ctx, codingInput(coding), about);
  await assertReason(ctx, stored, about);
  const [visit] = draft.patientAttendanceId
    ? await ctx.db
        .select({ ftVoucherId: patientAttendances.ftVoucherId })
        .from(patientAttendances)
        .where(eq(patientAttendances.id, draft.patientAttendanceId))
    : [];
  return { ...stored, ftVoucherId: visit?.ftVoucherId ?? null };
}
