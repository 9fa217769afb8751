import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { changeableAttachment, type Attachment } from "./scope.ts";

/** Removes an attachment from the card; its row and its file stay, since the history of a card is retained. */
export async function removeAttachment(ctx: Ctx, id: number): Promise<Attachment> {
  allow(ctx, "attachment:write");
  const attachment = await changeableAttachment(ctx, id);
  const removed = await changeOne(ctx.db, attachments, attachment, { removedAt: ctx.now(), removedBy: ctx.profile.id });
  if (!removed) throw new Fault("stale");
  await track(ctx, "attachment.removed", { entityId: id, patientCardId: attachment.patientCardId });
  return removed;
}
