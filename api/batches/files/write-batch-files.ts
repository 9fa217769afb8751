import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { invoicesOfRun } from "../../batch-invoices/list.ts";
import type { Ctx } from "../../core/context.ts";
import { batchRuns } from "../../core/db/tables/batch-runs.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { files } from "../../core/db/tables/files.ts";
import { trackUnsigned } from "../../core/track.ts";
import type { Run } from "../../core/transactions-of.ts";
import { readBilling } from "../../billing/read.ts";
import type { Bytes } from "../../core/outside/storage/storage.ts";
import type { Batch, BatchRun } from "../scope.ts";
import { archiveOf } from "./archive.ts";
import { batchFile, documentsOfBatch, type BatchDocument } from "./batch-file.ts";
import { printBatch } from "./prints.ts";

type Storage = Pick<Ctx, "storage" | "now">;
type Named = { name: string; extension: string; mime: string };

/**
 * Writes the files that the batches of a run lack, and the archive of all of them. Each is stored on its own, so that
 * another attempt goes on where one was killed; bytes without a row are removed at night.
 */
export async function writeBatchFiles(ctx: Storage, run: Run, id: number) {
  const [asked] = await run(({ db }) => db.select().from(batchRuns).where(eq(batchRuns.id, id)));
  for (const batch of await batchesOf(run, id)) {
    if (batch.fileId === null)
      await store(ctx, run, asked!, kFileOf(batch), batchFile(run, batch), async (own, { id: fileId, sha256 }) => {
        await own.db
          .update(batches)
          .set({ fileId })
          .where(and(eq(batches.id, batch.id), isNull(batches.fileId)));
        await trackUnsigned(own, batch.medicalCenterId, "batch.filed", { entityId: batch.id, details: { sha256 } });
      });
    if (batch.printId === null)
      await store(ctx, run, asked!, printOf(batch), await printBytes(run, batch), ({ db }, { id: printId }) =>
        db
          .update(batches)
          .set({ printId })
          .where(and(eq(batches.id, batch.id), isNull(batches.printId))),
      );
  }
  const made = {
    batches: await batchesOf(run, id),
    invoices: await run((own) => invoicesOfRun(own, id)),
    madeAt: asked!.madeAt!,
  };
  if (made.batches.length + made.invoices.length > 0 && asked!.fileId === null)
    await store(ctx, run, asked!, archiveName(asked!), archiveOf(ctx, run, made), ({ db }, { id: fileId }) =>
      db
        .update(batchRuns)
        .set({ fileId })
        .where(and(eq(batchRuns.id, id), isNull(batchRuns.fileId))),
    );
}

const batchesOf = (run: Run, id: number): Promise<Batch[]> =>
  run(({ db }) => db.select().from(batches).where(eq(batches.runId, id)).orderBy(asc(batches.sequenceId)));

const kFileOf = ({ insurer }: Batch): Named => ({
  name: `KDAVKA.${insurer}`,
  extension: insurer,
  mime: "application/octet-stream",
});
const printOf = ({ sequenceId }: Batch): Named => ({
  name: `davka-${sequenceId}.pdf`,
  extension: "pdf",
  mime: "application/pdf",
});
const archiveName = ({ month, id }: BatchRun): Named => ({
  name: `davky-${month.slice(0, 7)}-${id}.zip`,
  extension: "zip",
  mime: "application/zip",
});

async function printBytes(run: Run, batch: Batch): Promise<Buffer> {
  const documents: BatchDocument[] = [];
  for await (const some of documentsOfBatch(run, batch.id)) documents.push(...some);
  return printBatch(batch, documents, await run(readBilling));
}

type Link = (
  ctx: Parameters<Parameters<Run>[0]>[0],
  file: Pick<typeof files.$inferSelect, "id" | "sha256">,
) => Promise<unknown>;

/** Stores bytes with their row, and links it where it belongs. */
async function store(ctx: Storage, run: Run, asked: BatchRun, named: Named, bytes: Bytes, link: Link) {
  const uuid = randomUUID();
  const stored = await ctx.storage.put(uuid, bytes);
  await run(async (own) => {
    const { medicalCenterId, askedBy: createdBy } = asked;
    const [file] = await own.db
      .insert(files)
      .values({ ...named, ...stored, uuid, namespace: "batch", medicalCenterId, createdAt: ctx.now(), createdBy })
      .returning({ id: files.id, sha256: files.sha256 });
    await link(own, file!);
  });
}
