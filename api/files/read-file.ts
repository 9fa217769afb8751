import { and, eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import { openAttachment } from "../attachments/read.ts";
import { openScan } from "../consents/open-scan.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { files } from "../db/tables/records.ts";
import { Fault } from "../fault.ts";
import { openLogo } from "../medical-centers/open-logo.ts";

/** What files belong to, by their namespace, and the verb that lets their bytes out. */
const owners: Record<string, (ctx: ProfileCtx, fileId: number, small: boolean) => Promise<void>> = {
  attachment: openAttachment,
  consent: openScan,
  logo: openLogo,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is drawn of an image and stored beside it. */
export type Drawing = "thumbnail" | "picture";

/** A stored file of the centre, for whoever may read what it belongs to; any other is not found. */
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
