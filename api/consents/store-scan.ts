import { MOST_SCAN_BYTES } from "#rules/upload.ts";
import type { ProfileCtx } from "../context.ts";
import { Fault, fieldFault } from "../fault.ts";
import { inspectFile } from "../files/inspect-file.ts";
import { storeFile } from "../files/store-file.ts";

/** What scanners and phones make, and every browser shows. */
const scans = ["pdf", "jpg", "png"];

/** Keeps the scan of a signed consent and answers the id of its file; what is wrong with it is told at its field. */
export async function storeScan(ctx: ProfileCtx, file: File, field: string): Promise<number> {
  try {
    const { extension } = await inspectFile(file, file.name);
    if (!scans.includes(extension)) throw new Fault("fileTypeRefused");
    return (await storeFile(ctx, { namespace: "consent", name: file.name, content: file, mostBytes: MOST_SCAN_BYTES })).id;
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    throw fieldFault(field, thrown.fault === "fileTypeRefused" ? "scanTypeRefused" : thrown.fault);
  }
}
