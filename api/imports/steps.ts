import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { ImportSubject } from "#rules/codes.ts";
import { importFields, missingField } from "#rules/imports/columns.ts";
import { ImportColumnsInput, ImportOptionsInput } from "#rules/inputs/imports/import-columns.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { importNames } from "../core/db/tables/import-names.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { openSince } from "../months/open-since.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { listAskedNames } from "./names/list-names.ts";
import { advance, findImport, rowsOf, type Import } from "./scope.ts";
import { inUse } from "./undo-rows.ts";

type Based = { id: number; version: number };

/** Kinds of which the rows are opening entries on a chosen day. */
const opening = ["VOUCHERS", "DEBTS"];

/**
 * Says which column holds which field, and has all rows checked. A table without what its kind needs is refused at that
 * field; a day of opening entries that is missing, ahead, or in a closed month at `openedOn`.
 */
export async function matchImport(ctx: Ctx, based: Based, given: unknown, options: unknown): Promise<Import> {
  allow(ctx, "import:make");
  const { head, kind } = await findImport(ctx, based.id);
  const chosen = parse(ImportColumnsInput, given);
  const { openedOn, reminders } = parse(ImportOptionsInput, options);
  const columns: NonNullable<Import["columns"]> = {};
  for (const field of importFields[kind]) {
    const column = chosen[field];
    if (column === null) continue;
    if (column >= head.length) throw fieldFault(field, "choiceInvalid");
    columns[field] = column;
  }
  const missing = missingField(kind, columns);
  if (missing) throw fieldFault(missing, "required");
  if (opening.includes(kind)) {
    if (!openedOn) throw fieldFault("openedOn", "required");
    if (openedOn > localDate(ctx.now())) throw fieldFault("openedOn", "dateInvalid");
    const since = await openSince(ctx);
    if (since && instantOf(openedOn) < since) throw fieldFault("openedOn", "monthClosed");
  }
  const change = { state: "CHECKING" as const, columns, openedOn, reminders, done: 0 };
  const after = await advance(ctx, based, ["MATCHING", "CHECKED"], change);
  await ctx.db.update(importRows).set({ state: "NEW", twin: null, override: false }).where(rowsOf(based.id));
  await ctx.db.delete(importNames).where(and(eq(importNames.importId, based.id), isNull(importNames.targetId)));
  await track(ctx, "import.matched", { entityId: based.id });
  return after;
}

type Answer = { subject: ImportSubject; name: string; target: number };

/**
 * Says what names in the table mean, and has the rows checked again that have them. An answer that is none of the
 * centre is refused (`choiceInvalid`).
 */
export async function answerNames(ctx: Ctx, based: Based, answers: readonly Answer[]): Promise<Import> {
  allow(ctx, "import:make");
  const { total } = await findImport(ctx, based.id);
  if (answers.length === 0) throw new Fault("nothingChosen");
  const waiting = await ctx.db.$count(importRows, rowsOf(based.id, eq(importRows.state, "ASKED")));
  const after = await advance(ctx, based, ["CHECKED"], { state: "CHECKING", done: total - waiting });
  const asked = new Map(
    (await listAskedNames(ctx, based.id)).map((one) => [`${one.subject} ${one.name}`, one.options] as const),
  );
  for (const [at, { subject, name, target }] of answers.entries()) {
    if (!asked.get(`${subject} ${name}`)?.some(({ id }) => id === target))
      throw new Fault("invalidInput", { fields: [{ path: ["answers", at, "target"], error: "choiceInvalid" }] });
    await ctx.db
      .update(importNames)
      .set({ targetId: target })
      .where(and(eq(importNames.importId, based.id), eq(importNames.subject, subject), eq(importNames.name, name)));
  }
  await ctx.db
    .update(importRows)
    .set({ state: "NEW" })
    .where(rowsOf(based.id, eq(importRows.state, "ASKED")));
  await track(ctx, "import.answered", { entityId: based.id, details: { names: answers.length } });
  return after;
}

/**
 * Decides of rows that may be the same as another, and of visits whose time is taken, all or one: they are left out, or
 * written all the same.
 */
export async function decideRows(
  ctx: Ctx,
  { id, version }: Based,
  line: number | null,
  same: boolean,
): Promise<Import> {
  allow(ctx, "import:make");
  const { kind } = await findImport(ctx, id);
  const after = await changeOne(ctx.db, imports, { id, version }, {}, eq(imports.state, "CHECKED"));
  if (!after) throw new Fault("stale");
  const { candidates, twin, beginAt, state } = importRows;
  const undecided = inArray(state, ["DUPLICATE", "CONFLICTING"]);
  const asked = or(
    isNotNull(candidates),
    isNotNull(twin),
    and(isNotNull(beginAt), inArray(state, ["CONFLICTING", "LEFT_OUT"])),
  );
  await ctx.db
    .update(importRows)
    .set({ state: same ? "LEFT_OUT" : "READY", override: !same && kind === "VISITS" })
    .where(rowsOf(id, and(asked, line === null ? undecided : eq(importRows.line, line))));
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

/** Has everything that an import made removed; refused (`importInUse`) with the number of what is used since. */
export async function takeBackImport(ctx: Ctx, based: Based): Promise<Import> {
  allow(ctx, "import:make");
  const used = await inUse(ctx, await findImport(ctx, based.id));
  if (used.length > 0) throw new Fault("importInUse", { used: used.length });
  const after = await advance(ctx, based, ["WRITTEN"], { state: "UNDOING", fault: null });
  await track(ctx, "import.takenBack", { entityId: based.id });
  return after;
}
