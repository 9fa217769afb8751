import { fileStem } from "../text/file-stem.ts";
import type { PatientCopy } from "./patient-copy.ts";

/** A stored file of a patient's copy, with its name in it. */
export type CopiedFile = { uuid: string; label: string; href: string };

/**
 * The files of attachments that were not removed, the scans of consents and the PDFs of invoices, under names that no
 * system stumbles over.
 */
export function copiedFiles({ tables: { attachments, gdprConsents, invoiceFiles, files } }: PatientCopy): CopiedFile[] {
  const kept = new Set([
    ...attachments.filter(({ removedAt }) => removedAt === null).map(({ fileId }) => fileId),
    ...gdprConsents.map(({ documentId }) => documentId),
    ...invoiceFiles.map(({ fileId }) => fileId),
  ]);
  return files
    .filter(({ id }) => kept.has(id))
    .map(({ uuid, name, extension }, at) => ({
      uuid,
      label: name,
      href: `files/${at + 1}-${fileStem(name)}.${extension}`,
    }));
}
