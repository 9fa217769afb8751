import { and, eq, isNull } from "drizzle-orm";
import type { AttachmentType } from "#rules/codes.ts";
import { MOST_FILE_BYTES, MOST_FILES, MOST_OF_REPORT } from "#rules/upload.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { fieldFault, Fault } from "../core/fault.ts";
import { attachStored } from "../files/attach-stored.ts";
import { storeFile } from "../files/store-file.ts";
import { ownDraft } from "../medical-reports/drafts/own-draft.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import type { Attachment } from "./scope.ts";

type About = {
  patientCard: number;
  medicalReport?: number | null;
  files: File[];
  type: AttachmentType;
  withoutMetadata?: boolean | null;
};

/**
 * Attaches files to a patient's card, to an own draft among them: all of them or none, the first that is refused named.
 */
export async function createAttachments(
  ctx: Ctx,
  { patientCard, medicalReport, files, type, withoutMetadata }: About,
): Promise<Attachment[]> {
  allow(ctx, "attachment:write");
  const card = await sharedCard(ctx, patientCard);
  if (card.archivedAt) throw new Fault("cardArchived");
  if (medicalReport) await assertDraft(ctx, medicalReport, { patientCard, files, type });
  if (files.length === 0) throw fieldFault("files", "required");
  if (files.length > MOST_FILES)
    throw new Fault("tooManyFiles", { fields: [{ path: ["files"], error: "tooManyFiles" }] });
  const created: Attachment[] = [];
  for (const [at, file] of files.entries()) {
    const stored = await storeFile(ctx, {
      namespace: "attachment",
      name: file.name,
      content: file,
      mostBytes: MOST_FILE_BYTES,
      withoutMetadata,
    }).catch((fault) => {
      throw fault instanceof Fault
        ? new Fault(fault.fault, { fields: [{ path: ["files", at], error: fault.fault }] })
        : fault;
    });
    created.push(
      await attachStored(ctx, { patientCardId: patientCard, medicalReportId: medicalReport, type, file: stored }),
    );
  }
  return created;
}

/** An attachment of a report is as medical as the report, and is named in one place only. */
async function assertDraft(ctx: ProfileCtx, medicalReport: number, { patientCard, files, type }: About) {
  allow(ctx, "medicalReport:write");
  const draft = await ownDraft(ctx, medicalReport);
  if (draft.patientCardId !== patientCard) throw fieldFault("medicalReport", "choiceInvalid");
  if (type !== "MEDICAL") throw fieldFault("type", "choiceInvalid");
  const there = await ctx.db.$count(
    attachments,
    and(eq(attachments.medicalReportId, medicalReport), isNull(attachments.removedAt)),
  );
  if (there + files.length > MOST_OF_REPORT)
    throw new Fault("tooManyOfReport", { fields: [{ path: ["files"], error: "tooManyOfReport" }] });
}
