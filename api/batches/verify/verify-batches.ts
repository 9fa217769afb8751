import { createHash } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { CenterCtx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { auditRows } from "../../core/db/tables/audit-rows.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { files } from "../../core/db/tables/files.ts";
import { hashFile } from "../../files/hash-file.ts";
import type { Storage } from "../../core/outside/storage/storage.ts";
import type { Run } from "../../core/transactions-of.ts";
import { batchFile } from "../files/batch-file.ts";
import type { Batch } from "../scope.ts";

/** So many batches are held at once. */
const AT_ONCE = 100;

/**
 * Ways in which a batch is not as it was made: its sums are not those of its documents, its documents or its stored
 * file give other bytes, the log does not know it, or it is gone without a removal.
 */
export type BatchFault = "sums" | "documents" | "file" | "unrecorded" | "missing";
export type DifferingBatch = { id: number; medicalCenterId: number; fault: BatchFault };

/**
 * Writes the K-dávka of every batch again from its documents, and holds it against the stored file and the audit log,
 * and the sums of the batch against those of its documents. Needs a connection that sees every row.
 */
export async function verifyBatches(
  db: Db,
  storage: Storage,
): Promise<{ checked: number; differing: DifferingBatch[] }> {
  const differing: DifferingBatch[] = [];
  let checked = 0;
  for (let last = 0; ;) {
    const page = await db
      .select({ batch: batches, sha256: files.sha256, uuid: files.uuid })
      .from(batches)
      .leftJoin(files, eq(files.id, batches.fileId))
      .where(and(isNotNull(batches.madeAt), gt(batches.id, last)))
      .orderBy(asc(batches.id))
      .limit(AT_ONCE);
    if (page.length === 0) return { checked, differing: [...differing, ...(await missing(db))] };
    const recorded = await recordsOf(
      db,
      page.map(({ batch }) => batch.id),
    );
    for (const { batch, sha256, uuid } of page) {
      const { id, medicalCenterId } = batch;
      const hash = recorded.get(id);
      const fault =
        (await faultOf(db, batch, hash)) ??
        (uuid !== null && (await hashFile(storage, uuid)) !== (hash ?? sha256) ? "file" : null);
      if (fault) differing.push({ id, medicalCenterId, fault });
    }
    checked += page.length;
    last = page.at(-1)!.batch.id;
  }
}

async function faultOf(db: Db, batch: Batch, recorded: string | null | undefined): Promise<BatchFault | null> {
  if (recorded === undefined) return "unrecorded";
  const { documentId, points, price } = batchDocuments;
  const [sums] = await db
    .select({
      documents: sql`count(${documentId})`.mapWith(Number),
      points: sql`coalesce(sum(${points}), 0)`.mapWith(Number),
      price: sql`coalesce(sum(${price}), 0)`.mapWith(Number),
    })
    .from(batchDocuments)
    .where(eq(batchDocuments.batchId, batch.id));
  if (sums!.documents !== batch.documents || sums!.points !== batch.points || sums!.price !== batch.price)
    return "sums";
  if (recorded === null) return null;
  const hash = createHash("sha256");
  const run: Run = (work) => work({ db } as CenterCtx);
  for await (const piece of batchFile(run, batch)) hash.update(piece);
  return hash.digest("hex") === recorded ? null : "documents";
}

/** The hash of each batch's file as the log has it; null where none was written yet. */
async function recordsOf(db: Db, ids: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await db
    .select({ id: auditRows.entityId, action: auditRows.action, details: auditRows.details })
    .from(auditRows)
    .where(and(inArray(auditRows.action, ["batch.made", "batch.filed"]), inArray(auditRows.entityId, [...ids])))
    .orderBy(asc(auditRows.id));
  const hashes = new Map<number, string | null>();
  for (const { id, action, details } of rows)
    hashes.set(
      id!,
      action === "batch.filed" ? String((details as { sha256: string }).sha256) : (hashes.get(id!) ?? null),
    );
  return hashes;
}

/** Batches that the log has made, and nobody removed. */
async function missing(db: Db): Promise<DifferingBatch[]> {
  const { rows } = await db.execute<{ id: number; center: number }>(
    sql`select distinct made.entity_id as id, made.medical_center_id as center from audit_rows made
      where made.action = 'batch.made' and not exists (select from batches where batches.id = made.entity_id)
        and not exists (select from audit_rows gone where gone.action = 'batch.removed' and gone.entity_id = made.entity_id)
      order by 1`,
  );
  return rows.map(({ id, center }) => ({ id, medicalCenterId: center, fault: "missing" }));
}
