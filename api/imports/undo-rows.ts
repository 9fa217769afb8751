import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { auditRows } from "../core/db/tables/audit-rows.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import type { Run, Storing } from "../core/transactions-of.ts";
import { kinds } from "./kinds/all.ts";
import { referring } from "./referring.ts";
import { rowsOf, type Import } from "./scope.ts";

const madeBy = (id: number) => sql`(select made_id from import_rows where import_id = ${id} and made_id is not null)`;

/** Ids of what an import made that was changed since, or to which something made since refers. */
export async function inUse(ctx: Storing, { id, kind }: Pick<Import, "id" | "kind">): Promise<number[]> {
  const { table, own, changed } = kinds[kind];
  const made = madeBy(id);
  return [...new Set([...(await referring(ctx.db, table, own, made)), ...(await changed(ctx, made))])];
}

/**
 * Removes everything that an import made in one transaction, unless something refers to a part of it since: then none,
 * and the import says why.
 */
export async function undoImport(_ctx: Ctx, run: Run, { id, kind, medicalCenterId, createdBy }: Import) {
  await run(async (ctx) => {
    const { db } = ctx;
    const [held] = await db
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, "UNDOING")))
      .for("update");
    if (!held) return;
    if ((await inUse(ctx, held)).length > 0) {
      await db.update(imports).set({ state: "WRITTEN", fault: "importInUse" }).where(eq(imports.id, id));
      return;
    }
    await kinds[kind].remove(ctx, madeBy(id));
    await db
      .update(importRows)
      .set({ state: "UNDONE", madeId: null })
      .where(rowsOf(id, isNotNull(importRows.madeId)));
    await db.update(imports).set({ state: "UNDONE", fault: null }).where(eq(imports.id, id));
    await db.insert(auditRows).values({
      medicalCenterId,
      at: ctx.now(),
      profileId: createdBy,
      requestId: ctx.requestId,
      address: ctx.address,
      action: "import.undone",
      entityId: id,
    });
  });
}
