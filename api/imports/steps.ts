import { eq, isNotNull, or, and } from "drizzle-orm";
import { areColumnsEnough } from "#rules/imports/patient-columns.ts";
import { ImportColumnsInput } from "#rules/inputs/imports/import-columns.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { importRows } from "../db/tables/import-rows.ts";
import { imports } from "../db/tables/imports.ts";
import { Fault, fieldFault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { advance, findImport, rowsOf, type Import } from "./scope.ts";
import { cardsInUse } from "./undo-rows.ts";

type Based = { id: number; version: number };

/** Says which column holds which field, and has all rows checked; a table without names is refused at `surname`. */
export async function matchImport(ctx: Ctx, based: Based, given: unknown): Promise<Import> {
  allow(ctx, "import:make");
  const { head } = await findImport(ctx, based.id);
  const chosen = parse(ImportColumnsInput, given);
  const columns: Import["columns"] = {};
  for (const [field, column] of Object.entries(chosen) as [keyof typeof chosen, number | null][]) {
    if (column === null) continue;
    if (column >= head.length) throw fieldFault(field, "choiceInvalid");
    columns[field] = column;
  }
  if (!areColumnsEnough(columns)) throw fieldFault("surname", "required");
  const after = await advance(ctx, based, ["MATCHING", "CHECKED"], { state: "CHECKING", columns, done: 0 });
  await ctx.db.update(importRows).set({ state: "NEW", twin: null }).where(rowsOf(based.id));
  await track(ctx, "import.matched", { entityId: based.id });
  return after;
}

/** Decides of rows that may be of a known person, all or one: the same person is left out, another one gets a card. */
export async function decideDuplicates(
  ctx: Ctx,
  { id, version }: Based,
  line: number | null,
  same: boolean,
): Promise<Import> {
  allow(ctx, "import:make");
  await findImport(ctx, id);
  const after = await changeOne(ctx.db, imports, { id, version }, {}, eq(imports.state, "CHECKED"));
  if (!after) throw new Fault("stale");
  const asked = or(isNotNull(importRows.candidates), isNotNull(importRows.twin));
  await ctx.db
    .update(importRows)
    .set({ state: same ? "LEFT_OUT" : "READY" })
    .where(rowsOf(id, and(asked, line === null ? eq(importRows.state, "DUPLICATE") : eq(importRows.line, line))));
  await track(ctx, "import.decided", { entityId: id, details: { line, same } });
  return after;
}

/** Has the rows that are ready written; undecided ones are left out. */
export async function confirmImport(ctx: Ctx, based: Based): Promise<Import> {
  allow(ctx, "import:make");
  const after = await advance(ctx, based, ["CHECKED"], { state: "WRITING", done: 0 });
  await ctx.db
    .update(importRows)
    .set({ state: "LEFT_OUT" })
    .where(rowsOf(based.id, eq(importRows.state, "DUPLICATE")));
  await track(ctx, "import.confirmed", { entityId: based.id });
  return after;
}

/** Has everything that an import made removed; refused (`importInUse`) with the number of cards that are used since. */
export async function takeBackImport(ctx: Ctx, based: Based): Promise<Import> {
  allow(ctx, "import:make");
  await findImport(ctx, based.id);
  const used = await cardsInUse(ctx, based.id);
  if (used.length > 0) throw new Fault("importInUse", { patientCards: used.length });
  const after = await advance(ctx, based, ["WRITTEN"], { state: "UNDOING" });
  await track(ctx, "import.takenBack", { entityId: based.id });
  return after;
}
