import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { bind, transaction, type Ctx } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { invoiceExports } from "../core/db/tables/invoice-exports.ts";
import { removeBytes } from "../files/remove-bytes.ts";
import { track, trackUnsigned } from "../core/track.ts";
import { visibleExport } from "./scope.ts";

/** Removes an export with its file, also while it is written. */
export async function removeExport(ctx: Ctx, id: number): Promise<true> {
  allow(ctx, "invoiceExport:make");
  await visibleExport(ctx, id);
  await deleteExport(ctx, id, ctx.profile.medicalCenterId);
  await track(ctx, "invoiceExport.removed", { entityId: id });
  return true;
}

/** Removes an export after its month, unless somebody has. */
export const forgetExport = (ctx: Ctx, { export: id, medicalCenterId }: { export: number; medicalCenterId: number }) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, null, medicalCenterId);
    if (await deleteExport(ctx, id, medicalCenterId))
      await trackUnsigned(ctx, medicalCenterId, "invoiceExport.removed", { entityId: id });
  });

async function deleteExport({ db }: Pick<Ctx, "db">, id: number, medicalCenterId: number): Promise<boolean> {
  const [gone] = await db
    .delete(invoiceExports)
    .where(and(eq(invoiceExports.id, id), eq(invoiceExports.medicalCenterId, medicalCenterId)))
    .returning();
  if (gone?.fileId) {
    const [file] = await db.delete(files).where(eq(files.id, gone.fileId)).returning();
    await removeBytes({ db }, [file!.uuid]);
  }
  return gone !== undefined;
}
