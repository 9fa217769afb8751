import { MOST_SCAN_BYTES } from "#rules/upload.ts";
import type { ProfileCtx } from "../core/context.ts";
import { storeAtField } from "../files/store-at-field.ts";

/**
 * Stores the scan of a signed consent, of a type that scanners and phones make and every browser shows, and answers its
 * file.
 */
export const storeScan = (ctx: ProfileCtx, file: File, field: string, withoutMetadata?: boolean | null) =>
  storeAtField(ctx, file, {
    namespace: "consent",
    extensions: ["pdf", "jpg", "png"],
    mostBytes: MOST_SCAN_BYTES,
    field,
    refused: "scanTypeRefused",
    withoutMetadata,
  });
