import type { AttachmentType } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { fieldFault, Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
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
