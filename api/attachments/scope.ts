import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { Fault } from "../core/fault.ts";
import { ownDraft } from "../medical-reports/drafts/own-draft.ts";
import { visibleToMe } from "./visible-to-me.ts";

export type Attachment = typeof attachments.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An attachment the caller may see; any other is not found. */
export async function visibleAttachment(
  ctx: ProfileCtx,
  which: { id: number } | { uuid: string } | { fileId: number },
): Promise<Attachment> {
  if ("uuid" in which && !UUID.test(which.uuid)) throw new Fault("notFound");
  const named =
    "uuid" in which
      ? eq(attachments.uuid, which.uuid)
      : "id" in which
        ? eq(attachments.id, which.id)
        : eq(attachments.fileId, which.fileId);
  const [attachment] = await ctx.db
    .select()
    .from(attachments)
    .where(and(named, visibleToMe(ctx)));
  if (!attachment) throw new Fault("notFound");
  return attachment;
}

/** An attachment that may be changed: one of a report only by its author, and only until it is signed. */
export async function changeableAttachment(ctx: ProfileCtx, id: number): Promise<Attachment> {
  const attachment = await visibleAttachment(ctx, { id });
  if (attachment.medicalReportId !== null) await ownDraft(ctx, attachment.medicalReportId);
  return attachment;
}
