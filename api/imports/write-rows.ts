import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { CenterCtx, Ctx } from "../core/context.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import type { Run, Storing } from "../core/transactions-of.ts";
import { kinds } from "./kinds/all.ts";
import type { Writing } from "./kinds/kind.ts";
import { rowsOf, type Import, type ImportRow } from "./scope.ts";

/**
 * Writes an import's rows in order, so many in a transaction with what they made, so that a kill neither loses a row
 * nor writes one twice. Visits whose time is taken are listed.
 */
export async function writeImport(_ctx: Ctx, run: Run, { id, kind }: Import) {
  const { atOnce } = kinds[kind];
  let last = 0;
  for (let more = true; more;)
    more = await run(async (ctx) => {
      const [held] = await ctx.db
        .select()
        .from(imports)
        .where(and(eq(imports.id, id), eq(imports.state, "WRITING")))
        .for("update");
      if (!held) return false;
      const rows = await ctx.db
        .select()
        .from(importRows)
        .where(rowsOf(id, and(eq(importRows.state, "READY"), gt(importRows.line, last))))
        .orderBy(asc(importRows.line))
        .limit(atOnce);
      last = rows.at(-1)?.line ?? last;
      await writeSome(ctx, held, rows);
      const isLast = rows.length < atOnce;
      await ctx.db
        .update(imports)
        .set({ done: sql`${imports.done} + ${rows.length}`, ...(isLast && { state: "WRITTEN" as const }) })
        .where(eq(imports.id, id));
      return !isLast;
    });
}

async function writeSome(ctx: CenterCtx, of: Import, rows: ImportRow[]) {
  const fresh = await leaveKnown(ctx, rows);
  if (fresh.length === 0) return;
  const made = await kinds[of.kind].write(await writing(ctx, of), of, fresh);
  const results = fresh.map(({ line }) => {
    const result = made.get(line);
    if (typeof result === "number") return { line, made: result };
    // A row that was ready and is none any more, since a name or a card that it needs is gone, is checked again.
    return { line, state: result ? "CONFLICTING" : "ASKED", faults: result ?? null };
  });
  await ctx.db.execute(sql`
    update import_rows set state = coalesce(one.state, 'WRITTEN')::import_row_state, made_id = one.made, faults = one.faults,
      cells = case when one.made is null then cells else '{}' end, keys = null, candidates = null
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as one(line int, made int, state text, faults jsonb)
    where import_id = ${of.id} and import_rows.line = one.line`);
}

/** The administrator who confirmed the import writes it, without a session: it may have ended since. */
async function writing(ctx: CenterCtx, { createdBy, medicalCenterId }: Import): Promise<Writing> {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.id, createdBy));
  const { role, profession } = profile!;
  return { ...ctx, profile: { id: createdBy, medicalCenterId, role, profession } } as Writing;
}

/** The rows that no other import has written since they were checked. */
async function leaveKnown({ db, profile }: Storing, rows: ImportRow[]): Promise<ImportRow[]> {
  if (rows.length === 0) return [];
  const written = await db
    .select({ identity: importRows.identity })
    .from(importRows)
    .where(
      and(
        eq(importRows.medicalCenterId, profile.medicalCenterId),
        inArray(
          importRows.identity,
          rows.map(({ identity }) => identity!),
        ),
        isNotNull(importRows.madeId),
      ),
    );
  const known = new Set(written.map(({ identity }) => identity));
  const fresh = rows.filter(({ identity }) => !known.has(identity));
  const others = rows.filter(({ identity }) => known.has(identity));
  if (others.length > 0)
    await db
      .update(importRows)
      .set({ state: "KNOWN" })
      .where(
        rowsOf(
          rows[0]!.importId,
          inArray(
            importRows.line,
            others.map(({ line }) => line),
          ),
        ),
      );
  return fresh;
}
