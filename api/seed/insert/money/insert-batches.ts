import { asc, eq } from "drizzle-orm";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { addRun } from "../../../batches/begin.ts";
import { cardsToBill } from "../../../batches/to-bill.ts";
import { insertBatches as makeBatches } from "../../../batches/insert-batches.ts";
import type { Db } from "../../../core/db/client.ts";
import { batchDocuments } from "../../../core/db/tables/batch-documents.ts";
import { batches } from "../../../core/db/tables/batches.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";
import { returnedDocuments } from "../../../core/db/tables/returned-documents.ts";
import { BILLED_MONTHS_AGO } from "../insurance/insert-billed-reports.ts";
import type { Storage } from "../../../core/outside/storage/storage.ts";

const refused = {
  kind: "REFUSED",
  code: "E17",
  reason: "Diagnóza nesouhlasí s\u00a0poukazem",
  forAuthor: true,
} as const;

/**
 * Makes the batches of the month that is billed, whose files a job writes once the product runs. They were handed over,
 * and a document of the second one came back.
 */
export async function insertBatches(db: Db, storage: Storage, now: Date, administrator: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const ctx = {
    db,
    storage,
    now: () => now,
    profile: profile!,
    session: null,
    requestId: "demo",
    address: "127.0.0.1",
  };
  const month = addMonths(monthStart(localDate(now)), -BILLED_MONTHS_AGO);
  // Without the lists of operations no report is coded.
  if ((await cardsToBill(ctx, month)).length === 0) return;
  const run = await addRun(ctx, month);
  await makeBatches(ctx, run.id, async () => {});
  await db.update(batches).set({ state: "SENT", stateAt: now, version: 2 }).where(eq(batches.runId, run.id));
  const [, second] = await db.select().from(batches).orderBy(asc(batches.id)).limit(2);
  if (!second) return;
  const [document] = await db.select().from(batchDocuments).where(eq(batchDocuments.batchId, second.id)).limit(1);
  const { medicalCenterId, id: createdBy } = profile!;
  await db
    .insert(returnedDocuments)
    .values({ ...refused, medicalCenterId, documentId: document!.id, createdAt: now, createdBy });
  await db
    .update(batches)
    .set({ state: second.documents === 1 ? "REFUSED" : "REFUSED_PARTLY", version: 3 })
    .where(eq(batches.id, second.id));
}
