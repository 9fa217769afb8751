import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import type { Run, Storing } from "../core/transactions-of.ts";
import { digest } from "./digest.ts";
import { kinds } from "./kinds/all.ts";
import { findConflicting } from "./kinds/conflicting-visits.ts";
import { rowsOf, type Import, type ImportRow } from "./scope.ts";

const AT_ONCE = 500;

/**
 * Checks the rows of an import in order, so many in a transaction: their faults, names that nobody has explained,
 * whether they were imported before, and what or which earlier rows may be the same. Goes on after a kill where it was.
 */
export async function checkImport(_ctx: Ctx, run: Run, of: Import) {
  // From the last line on: index entries of rows that were checked before are not passed again.
  let last = 0;
  for (let more = true; more;)
    more = await run(async (ctx) => {
      const rows = await ctx.db
        .select()
        .from(importRows)
        .where(rowsOf(of.id, and(eq(importRows.state, "NEW"), gt(importRows.line, last))))
        .orderBy(asc(importRows.line))
        .limit(AT_ONCE);
      last = rows.at(-1)?.line ?? last;
      if (rows.length > 0) await checkSome(ctx, of, rows);
      await ctx.db
        .update(imports)
        .set({ done: sql`${imports.done} + ${rows.length}` })
        .where(eq(imports.id, of.id));
      return rows.length === AT_ONCE;
    });
  await run((ctx) => compareRows(ctx, of.id));
  if (of.kind === "VISITS") await findConflicting(run, of);
  await run(({ db }) =>
    db
      .update(imports)
      .set({ state: "CHECKED", done: 0 })
      .where(and(eq(imports.id, of.id), eq(imports.state, "CHECKING"))),
  );
}

async function checkSome(ctx: Storing, of: Import, rows: ImportRow[]) {
  const found = await kinds[of.kind].check(ctx, of, rows);
  const checked = found.map(({ state, faults, identity, keys = [], candidates, source, beginAt }, at) => {
    const same = identity === undefined ? null : digest([of.kind, identity]);
    return {
      line: rows[at]!.line,
      state,
      faults: faults ?? null,
      identity: same,
      keys: same && [same, ...keys],
      candidates: candidates?.length ? candidates : null,
      source: source ?? null,
      begin_at: beginAt ?? null,
    };
  });
  await ctx.db.execute(sql`
    update import_rows set state = one.state::import_row_state, faults = one.faults, identity = one.identity,
      keys = one.keys, candidates = one.candidates, source = one.source, begin_at = one.begin_at, twin = null
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as one(
      line int, state text, faults jsonb, identity text, keys text[], candidates int[], source text, begin_at timestamptz)
    where import_rows.import_id = ${of.id} and import_rows.line = one.line`);
}

/**
 * Compares the rows with each other and with those of earlier imports. The same row a second time in the file has an
 * identity of its own, so that it can be another one, and is asked about.
 */
async function compareRows({ db, profile }: Storing, id: number) {
  const { medicalCenterId } = profile;
  const compared = sql`('READY', 'DUPLICATE', 'ASKED')`;
  const again = sql`sha256(convert_to(keys[1] || ' ' || time, 'UTF8'))`;
  await db.execute(sql`
    with counted as materialized (
      select line, keys, identity, row_number() over (partition by keys[1] order by line) as time
      from import_rows where import_id = ${id} and keys is not null
    ), numbered as materialized (
      select line, identity, case time when 1 then keys[1] else translate(encode(${again}, 'base64'), '+/=', '-_') end as own
      from counted
    )
    update import_rows as row set identity = own from numbered
    where row.import_id = ${id} and row.line = numbered.line and numbered.identity <> own`);
  await db.execute(sql`
    update import_rows as row set state = 'KNOWN'
    where row.import_id = ${id} and row.state in ${compared} and exists (
      select from import_rows as former
      where former.medical_center_id = ${medicalCenterId} and former.identity = row.identity and former.made_id is not null)`);
  await db.execute(sql`
    with keyed as materialized (
      select line, unnest(keys) as key from import_rows where import_id = ${id} and state in ${compared}
    ), first as materialized (
      select key, min(line) as line from keyed group by key having count(*) > 1
    ), twins as materialized (
      select keyed.line, min(first.line) as twin from keyed join first using (key) where keyed.line > first.line group by keyed.line
    )
    update import_rows as row set twin = twins.twin, state = case state when 'ASKED' then state else 'DUPLICATE' end
    from twins where row.import_id = ${id} and row.line = twins.line`);
}
