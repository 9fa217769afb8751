import { and, eq, isNull } from "drizzle-orm";
import { MOST_FILE_BYTES } from "#rules/upload.ts";
import { allow } from "../core/access/allow.ts";
import type { ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { Fault } from "../core/fault.ts";
import { attachStored } from "../files/attach-stored.ts";
import { storeAtField } from "../files/store-at-field.ts";
import { track } from "../core/track.ts";
import type { FtVoucher } from "./scope.ts";

const extensions = ["pdf", "jpg", "png", "webp", "heic"];

/**
 * Stores the picture of a voucher's paper, an image or a PDF (`ftVoucherImageRefused`), as an administrative attachment
 * of the card, without place and time of a photograph. Answers the attachment's id.
 */
export async function storeImage(ctx: ProfileCtx, patientCardId: number, image: File): Promise<number> {
  allow(ctx, "attachment:write");
  const file = await storeAtField(ctx, image, {
    namespace: "attachment",
    extensions,
    mostBytes: MOST_FILE_BYTES,
    field: "voucherImage",
    refused: "ftVoucherImageRefused",
    withoutMetadata: true,
  });
  return (await attachStored(ctx, { patientCardId, type: "ADMINISTRATIVE", file })).id;
}

/** Replaces the picture of a voucher: the former one leaves the card, unless it was made a medical one since. */
export async function replaceImage(
  ctx: ProfileCtx,
  { imageId, patientCardId }: FtVoucher,
  image: File,
): Promise<number> {
  const id = await storeImage(ctx, patientCardId, image);
  if (imageId !== null) await removeImage(ctx, imageId);
  return id;
}

async function removeImage(ctx: ProfileCtx, id: number): Promise<void> {
  const { medicalCenterId, id: removedBy } = ctx.profile;
  const shown = and(
    eq(attachments.medicalCenterId, medicalCenterId),
    eq(attachments.type, "ADMINISTRATIVE"),
    isNull(attachments.removedAt),
  );
  const [former] = await ctx.db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), shown));
  if (!former) return;
  const removed = await changeOne(ctx.db, attachments, former, { removedAt: ctx.now(), removedBy }, shown);
  if (!removed) throw new Fault("stale");
  await track(ctx, "attachment.removed", { entityId: id, patientCardId: former.patientCardId });
}
