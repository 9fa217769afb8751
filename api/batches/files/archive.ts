import { eq } from "drizzle-orm";
import { readBilling } from "../../billing/read.ts";
import type { Ctx } from "../../context.ts";
import { files } from "../../db/tables/files.ts";
import { piecesOf } from "../../files/pieces-of.ts";
import { zipOf } from "../../files/zip-of.ts";
import { groupBy } from "../../group-by.ts";
import type { Run } from "../../transactions-of.ts";
import type { Batch } from "../scope.ts";
import { coverSheet } from "./papers.ts";

/**
 * The archive of batches with stored files: of each insurer one K-dávka with all of its batches, a cover sheet, and the list of
 * documents of each batch. An insurer that the centre has more than one IČZ with has a folder for each.
 */
export async function* archiveOf({ storage }: Pick<Ctx, "storage">, run: Run, batches: readonly Batch[]) {
  const folders = groupBy(batches, ({ insurer, icz }) => `${insurer}-${icz}`);
  async function* bytesOf(fileId: number) {
    const [file] = await run(({ db }) => db.select().from(files).where(eq(files.id, fileId)));
    const { stream } = await storage.get(file!.uuid);
    yield* piecesOf(stream);
  }
  async function* together(own: readonly Batch[]) {
    for (const { fileId } of own) yield* bytesOf(fileId!);
  }
  async function* entries() {
    for (const [folder, own] of [...folders].sort(([one], [other]) => one.localeCompare(other))) {
      const { insurer, madeAt } = own[0]!;
      const lastModified = madeAt!;
      yield { name: `${folder}/KDAVKA.${insurer}`, input: together(own), lastModified };
      const cover = await coverSheet(own, await run(readBilling));
      yield { name: `${folder}/pruvodni-list.pdf`, input: cover, lastModified };
      for (const { sequenceId, paperId } of own)
        yield { name: `${folder}/davka-${sequenceId}.pdf`, input: bytesOf(paperId!), lastModified };
    }
  }
  yield* zipOf(entries());
}
