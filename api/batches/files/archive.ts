import { eq } from "drizzle-orm";
import { fBatchOf, fBatchVersion } from "../../batch-invoices/file.ts";
import { readBilling } from "../../billing/read.ts";
import type { Ctx } from "../../core/context.ts";
import { files } from "../../core/db/tables/files.ts";
import { piecesOf } from "../../files/pieces-of.ts";
import { zipOf } from "../../files/zip-of.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Invoice } from "../../invoices/issue.ts";
import { storedPdf } from "../../invoices/pdf/store-pdf.ts";
import type { Run } from "../../core/transactions-of.ts";
import type { Batch } from "../scope.ts";
import { coverSheet } from "./prints.ts";

type Made = { batches: readonly Batch[]; invoices: readonly Invoice[]; madeAt: Date };

/**
 * The archive of batches with stored files: of each insurer one K-dávka with all of its batches, the list of documents
 * of each, the F-dávka of its invoices, unless something is missing, the invoices for people, and a cover sheet. An
 * insurer that the centre has more than one IČZ with has a folder for each.
 */
export async function* archiveOf({ storage }: Pick<Ctx, "storage">, run: Run, { batches, invoices, madeAt }: Made) {
  const version = await run(fBatchVersion);
  const own = groupBy(batches, folderOf);
  const asked = groupBy(invoices, ({ content }) => folderOf(content.settlement!));
  const folders = [...new Set([...own.keys(), ...asked.keys()])].sort();
  async function* bytesOf(uuid: string) {
    yield* piecesOf((await storage.get(uuid)).stream);
  }
  async function* fileOf(id: number) {
    const [file] = await run(({ db }) => db.select().from(files).where(eq(files.id, id)));
    yield* bytesOf(file!.uuid);
  }
  async function* together(some: readonly Batch[]) {
    for (const { fileId } of some) yield* fileOf(fileId!);
  }
  async function* entriesOf(folder: string) {
    const { batches = [], invoices = [] } = { batches: own.get(folder), invoices: asked.get(folder) };
    const { insurer } = batches[0] ?? invoices[0]!.content.settlement!;
    if (batches.length > 0) yield { name: `KDAVKA.${insurer}`, input: together(batches) };
    const fBatch = invoices.length > 0 ? fBatchOf(invoices, version) : null;
    if (fBatch?.bytes) yield { name: `FDAVKA.${insurer}`, input: fBatch.bytes };
    const input = await coverSheet(
      { batches, invoices, missing: fBatch?.missing ?? null, madeAt },
      await run(readBilling),
    );
    yield { name: "pruvodni-list.pdf", input };
    for (const { sequenceId, printId } of batches) yield { name: `davka-${sequenceId}.pdf`, input: fileOf(printId!) };
    for (const invoice of invoices) {
      const { uuid } = await run((ctx) => storedPdf(ctx, invoice));
      yield { name: `faktura-${invoice.content.number}.pdf`, input: bytesOf(uuid) };
    }
  }
  async function* entries() {
    for (const folder of folders)
      for await (const { name, input } of entriesOf(folder))
        yield { name: `${folder}/${name}`, input, lastModified: madeAt };
  }
  yield* zipOf(entries());
}

const folderOf = ({ insurer, icz }: { insurer: string; icz: string }) => `${insurer}-${icz}`;
