import { asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../core/db/client.ts";
import { files } from "../../core/db/tables/files.ts";
import { invoiceFiles } from "../../core/db/tables/invoice-files.ts";
import { hashFile } from "../../files/hash-file.ts";
import type { Storage } from "../../core/outside/storage/storage.ts";

/** So many files are asked for at once. */
const AT_ONCE = 200;

/**
 * Compares the bytes of every stored PDF with the hash kept with its invoice; answers the number of files, and the
 * invoices whose bytes differ or are missing. Needs the connection of the tables' owner.
 */
export async function verifyPdfs(db: Db, storage: Storage): Promise<{ checked: number; differing: number[] }> {
  const differing: number[] = [];
  let checked = 0;
  for (let last = 0; ;) {
    const page = await db
      .select({ id: invoiceFiles.invoiceId, sha256: invoiceFiles.sha256, uuid: files.uuid })
      .from(invoiceFiles)
      .innerJoin(files, eq(files.id, invoiceFiles.fileId))
      .where(gt(invoiceFiles.invoiceId, last))
      .orderBy(asc(invoiceFiles.invoiceId))
      .limit(AT_ONCE);
    if (page.length === 0) return { checked, differing };
    for (const { id, uuid, sha256 } of page) if ((await hashFile(storage, uuid)) !== sha256) differing.push(id);
    checked += page.length;
    last = page.at(-1)!.id;
  }
}
