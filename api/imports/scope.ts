import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { ImportState } from "#rules/codes.ts";
import type { InCenter, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { importRows } from "../core/db/tables/import-rows.ts";
import { imports } from "../core/db/tables/imports.ts";
import { Fault } from "../core/fault.ts";
import { enqueue } from "../core/queue/queue.ts";
import type { Import } from "./kinds/kind.ts";

export type { Import, ImportRow } from "./kinds/kind.ts";

export const inMyCenter = ({ profile }: Pick<InCenter, "profile">) =>
  eq(imports.medicalCenterId, profile.medicalCenterId);

export const rowsOf = (id: number, more?: SQL) => and(eq(importRows.importId, id), more);

/** An import of the own centre; another is refused (`notFound`). */
export async function findImport(ctx: InCenter, id: number): Promise<Import> {
  const [found] = await ctx.db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), inMyCenter(ctx)));
  if (!found) throw new Fault("notFound");
  return found;
}

/** Brings an import from one of these states on, if it has its version still (`stale`); a job does the rest. */
export async function advance(
  ctx: ProfileCtx,
  { id, version }: { id: number; version: number },
  from: readonly ImportState[],
  change: Partial<Import> & { state: ImportState },
): Promise<Import> {
  const expected = and(inMyCenter(ctx), inArray(imports.state, [...from]));
  await findImport(ctx, id);
  const after = await changeOne(ctx.db, imports, { id, version }, change, expected);
  if (!after) throw new Fault("stale");
  await enqueueStep(ctx, after);
  return after;
}

/** The job that takes the step of an import's state. */
export const enqueueStep = ({ db }: Pick<InCenter, "db">, { id, medicalCenterId }: Import) =>
  enqueue(db, "importStep", { import: id, medicalCenterId }, { oneAtATime: "center" });
