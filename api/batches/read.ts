import { and, asc, desc, eq, or } from "drizzle-orm";
import { MonthInput } from "#rules/inputs/payments/months.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batchReports } from "../core/db/tables/batch-reports.ts";
import { batchRuns } from "../core/db/tables/batch-runs.ts";
import { batches } from "../core/db/tables/batches.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { whole, wholeBatch, type Batch, type BatchRun } from "./scope.ts";

/** A batch of the centre. */
export async function readBatch(ctx: Ctx, id: number): Promise<Batch> {
  allow(ctx, "insurer:read");
  const batch = await wholeBatch(ctx, id);
  await track(ctx, "batch.read", { entityId: id });
  return batch;
}

/** Batches by their ids, which are known to be the centre's. */
export async function batchesByIds({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<Map<number, Batch>> {
  const rows = await db.select().from(batches).where(anyOf(batches.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Runs by their ids, which are known to be the centre's. */
export async function runsByIds({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<Map<number, BatchRun>> {
  const rows = await db.select().from(batchRuns).where(anyOf(batchRuns.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The documents of a batch in their order: at most 999. */
export async function listBatchDocuments(ctx: Ctx, batchId: number) {
  allow(ctx, "insurer:read");
  const documents = await ctx.db
    .select()
    .from(batchDocuments)
    .where(and(eq(batchDocuments.medicalCenterId, ctx.profile.medicalCenterId), eq(batchDocuments.batchId, batchId)))
    .orderBy(asc(batchDocuments.position));
  await track(ctx, "batchDocument.listed", { details: { batch: batchId } });
  return documents;
}

/** The last run of a month's original batches; null where there is none. */
export async function lastRun(ctx: Ctx, given: { month: string }): Promise<BatchRun | null> {
  allow(ctx, "insurer:read");
  const { month } = parse(MonthInput, given);
  const [run] = await ctx.db
    .select()
    .from(batchRuns)
    .where(
      and(
        eq(batchRuns.medicalCenterId, ctx.profile.medicalCenterId),
        eq(batchRuns.month, month),
        eq(batchRuns.variant, "REGULAR"),
      ),
    )
    .orderBy(desc(batchRuns.id))
    .limit(1);
  return run ?? null;
}

/** A run of the centre; any other is not found. */
export async function readRun(ctx: Ctx, id: number): Promise<BatchRun> {
  allow(ctx, "insurer:read");
  const [run] = await ctx.db
    .select()
    .from(batchRuns)
    .where(and(eq(batchRuns.medicalCenterId, ctx.profile.medicalCenterId), eq(batchRuns.id, id)));
  if (!run) throw new Fault("notFound");
  return run;
}

/** Permits administrators to read a file of batches, and records it. */
export async function openBatchFile(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "insurer:bill");
  const [batch] = await ctx.db
    .select({ id: batches.id })
    .from(batches)
    .where(and(whole(ctx), or(eq(batches.fileId, fileId), eq(batches.printId, fileId))));
  const [run] = await ctx.db
    .select({ id: batchRuns.id })
    .from(batchRuns)
    .where(and(eq(batchRuns.medicalCenterId, ctx.profile.medicalCenterId), eq(batchRuns.fileId, fileId)));
  if (!batch && !run) throw new Fault("notFound");
  await track(ctx, "batch.read", { entityId: batch?.id, details: { file: fileId } });
}

/** The reports that documents bill, with their documents. */
export const reportsOfDocuments = ({ db }: Pick<Ctx, "db">, ids: readonly number[]) =>
  db
    .select({ document: batchReports.documentId, report: batchReports.reportId })
    .from(batchReports)
    .where(anyOf(batchReports.documentId, ids))
    .orderBy(batchReports.reportId);
