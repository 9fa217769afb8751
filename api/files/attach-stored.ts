import type { AttachmentType } from "#rules/codes.ts";
import type { ProfileCtx } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { track } from "../core/track.ts";

type About = {
  patientCardId: number;
  medicalReportId?: number | null;
  type: AttachmentType;
  file: { id: number; withoutMetadata?: boolean };
};

/** Makes a stored file an attachment of a card. The caller's verb checks the permission and the card. */
export async function attachStored(
  ctx: ProfileCtx,
  { file, type, ...of }: About,
): Promise<typeof attachments.$inferSelect> {
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const [attachment] = await ctx.db
    .insert(attachments)
    .values({ ...of, medicalCenterId, fileId: file.id, type, createdAt: ctx.now(), createdBy })
    .returning();
  await track(ctx, "attachment.created", {
    entityId: attachment!.id,
    patientCardId: of.patientCardId,
    details: { type, ...(file.withoutMetadata && { withoutMetadata: true }) },
  });
  return attachment!;
}
