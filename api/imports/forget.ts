import { and, eq, isNull } from "drizzle-orm";
import { bind, transaction, type Ctx } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import { removeBytes } from "../files/remove-bytes.ts";
import { rowsOf } from "./scope.ts";

/** Removes the file of an import after its month, and what rows that made no card still hold of it. */
export const forgetImport = (ctx: Ctx, { import: id, medicalCenterId }: { import: number; medicalCenterId: number }) =>
  transaction(ctx, async (ctx) => {
    const { db } = ctx;
    await bind(db, null, medicalCenterId);
    const [found] = await db.select().from(imports).where(eq(imports.id, id)).for("update");
    if (!found?.fileId) return;
    await db.update(imports).set({ fileId: null }).where(eq(imports.id, id));
    await db.delete(importRows).where(rowsOf(id, isNull(importRows.madeId)));
    const [file] = await db
      .delete(files)
      .where(and(eq(files.id, found.fileId), eq(files.medicalCenterId, medicalCenterId)))
      .returning();
    await removeBytes({ db }, [file!.uuid]);
  });
