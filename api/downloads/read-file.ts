import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { openAttachment } from "../attachments/read.ts";
import { openBatchFile } from "../batches/read.ts";
import { openBookingFile } from "../bookings/open-file.ts";
import { openCopy } from "../center-copies/read.ts";
import { openScan } from "../consents/open-scan.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { Fault } from "../core/fault.ts";
import { openExport } from "../invoice-exports/read.ts";
import { openInvoicePdf } from "../invoices/pdf/open-pdf.ts";
import { openLogo } from "../medical-centers/open-logo.ts";

/** The owners of files by namespace, with the verb that permits reading the bytes. */
const owners: Record<string, (ctx: ProfileCtx, fileId: number, small: boolean) => Promise<void>> = {
  attachment: openAttachment,
  batch: openBatchFile,
  booking: openBookingFile,
  centerCopy: openCopy,
  consent: openScan,
  export: openExport,
  invoice: openInvoicePdf,
  logo: openLogo,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Pictures drawn of an image and stored with it. */
export type Drawing = "thumbnail" | "picture";

/** A stored file of the centre, for users who may read its owner; any other is not found. */
export async function readFile(ctx: Ctx, uuid: string, drawing?: Drawing) {
  allow(ctx, "patientCard:read");
  if (!UUID.test(uuid)) throw new Fault("notFound");
  const [row] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.uuid, uuid), eq(files.medicalCenterId, ctx.profile.medicalCenterId)));
  const open = row && owners[row.namespace];
  if (!open || (drawing && !row[drawing])) throw new Fault("notFound");
  await open(ctx, row.id, drawing === "thumbnail");
  return row;
}
