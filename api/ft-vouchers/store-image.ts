import { MOST_FILE_BYTES } from "#rules/upload.ts";
import { allow } from "../access/allow.ts";
import { attachStored } from "../attachments/attach-stored.ts";
import { attachmentsOf } from "../attachments/list.ts";
import { removeAttachment } from "../attachments/remove.ts";
import type { ProfileCtx } from "../context.ts";
import { storeAtField } from "../files/store-at-field.ts";
import type { FtVoucher } from "./scope.ts";

const extensions = ["pdf", "jpg", "png", "webp", "heic"];

/**
 * Stores the picture of a voucher's paper, an image or a PDF (`ftVoucherImageRefused`), as an administrative attachment of
 * the card, without place and time of a photograph. Answers the attachment's id.
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

/** Replaces the picture of a voucher: the former one leaves the card, unless the caller may not see it. */
export async function replaceImage(ctx: ProfileCtx, voucher: FtVoucher, image: File): Promise<number> {
  const id = await storeImage(ctx, voucher.patientCardId, image);
  const former =
    voucher.imageId === null ? undefined : (await attachmentsOf(ctx, [voucher.imageId])).keys().next().value;
  if (former !== undefined) await removeAttachment(ctx, former);
  return id;
}
