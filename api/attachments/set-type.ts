import type { AttachmentType } from "#rules/codes.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { attachments } from "../db/tables/attachments.ts";
import { fieldFault, Fault } from "../fault.ts";
import { track } from "../track.ts";
import { changeableAttachment, type Attachment } from "./scope.ts";

/** Sets who may see an attachment. After giving up a medical one, the author may no longer see it. */
export async function setAttachmentType(ctx: Ctx, id: number, type: AttachmentType): Promise<Attachment> {
  allow(ctx, "attachment:write");
  const attachment = await changeableAttachment(ctx, id);
  if (attachment.medicalReportId !== null && type !== "MEDICAL") throw fieldFault("type", "choiceInvalid");
  const changed = await changeOne(ctx.db, attachments, attachment, { type });
  if (!changed) throw new Fault("stale");
  await track(ctx, "attachment.typeSet", {
    entityId: id,
    patientCardId: attachment.patientCardId,
    details: { from: attachment.type, to: type },
  });
  return changed;
}
