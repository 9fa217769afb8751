import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { ImportKind } from "#rules/codes.ts";
import { proposeColumns, type ImportColumns } from "#rules/imports/columns.ts";
import { fold } from "#rules/text/fold.ts";
import { CsvError } from "csv-parse";
import { HucreError } from "hucre";
import type { Ctx } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import type { Run } from "../core/transactions-of.ts";
import { ImportFailed } from "./import-failed.ts";
import { readTable } from "./read-table.ts";
import type { Import } from "./scope.ts";

const AT_ONCE = 500;
export const MOST_ROWS = 50_000;

/**
 * Reads the file of an import into its rows, the first of which names the columns. A second reading after a kill adds
 * nothing. A table without rows (`fileEmpty`), of too many (`tooLarge`), or that cannot be read (`fileDamaged`) fails.
 */
export async function readImport(ctx: Ctx, run: Run, { id, kind, medicalCenterId, fileId, charset }: Import) {
  const [file] = await run(({ db }) => db.select().from(files).where(eq(files.id, fileId!)));
  let head: string[] | undefined;
  let rows: (typeof importRows.$inferInsert)[] = [];
  let total = 0;
  const flush = async () => {
    const some = rows;
    rows = [];
    total += some.length;
    if (some.length === 0) return;
    await run(async ({ db }) => {
      await db.insert(importRows).values(some).onConflictDoNothing();
      await db.update(imports).set({ done: total, total }).where(eq(imports.id, id));
    });
  };
  for await (const { line, cells } of unlessDamaged(readTable(ctx.storage, { uuid: file!.uuid, charset }))) {
    if (!head) head = cells;
    else rows.push({ medicalCenterId, importId: id, kind, line, cells });
    if (total + rows.length > MOST_ROWS) throw new ImportFailed("tooLarge");
    if (rows.length === AT_ONCE) await flush();
  }
  await flush();
  if (!head || total === 0) throw new ImportFailed("fileEmpty");
  await run(async ({ db }) => {
    const columns = (await rememberedColumns(db, id, kind, head)) ?? proposeColumns(kind, head);
    await db
      .update(imports)
      .set({ head, columns, total, done: 0, state: "MATCHING" })
      .where(and(eq(imports.id, id), eq(imports.state, "READING")));
  });
}

/** The columns that the centre chose for the latest table with the same names. */
async function rememberedColumns(
  db: Ctx["db"],
  id: number,
  kind: ImportKind,
  head: readonly string[],
): Promise<ImportColumns | null> {
  const former = await db
    .select({ head: imports.head, columns: imports.columns })
    .from(imports)
    .where(and(ne(imports.id, id), eq(imports.kind, kind), isNotNull(imports.columns), ne(imports.state, "MATCHING")))
    .orderBy(desc(imports.id))
    .limit(20);
  const names = (some: readonly string[]) => some.map(fold).join("\n");
  return former.find((one) => names(one.head) === names(head))?.columns ?? null;
}

async function* unlessDamaged<T>(rows: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof HucreError)) throw error;
    throw new ImportFailed("fileDamaged");
  }
}
