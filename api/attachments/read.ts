import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { track } from "../core/track.ts";
import { visibleAttachment, type Attachment } from "./scope.ts";

/** One attachment, by its uuid; its bytes are read apart. */
export async function readAttachment(ctx: Ctx, uuid: string): Promise<Attachment> {
  allow(ctx, "attachment:read");
  const attachment = await visibleAttachment(ctx, { uuid });
  await track(ctx, "attachment.listed", { entityId: attachment.id, patientCardId: attachment.patientCardId });
  return attachment;
}

/** Serves the bytes of an attachment's file to permitted users, and records it; a small picture is part of a list. */
export async function openAttachment(ctx: Ctx, fileId: number, small: boolean): Promise<void> {
  allow(ctx, "attachment:read");
  const { id, patientCardId } = await visibleAttachment(ctx, { fileId });
  await track(ctx, small ? "attachment.listed" : "attachment.read", { entityId: id, patientCardId });
}
