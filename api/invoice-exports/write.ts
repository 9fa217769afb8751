import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { invoiceExports } from "../core/db/tables/invoice-exports.ts";
import { transactionsOf } from "../core/transactions-of.ts";
import { contentOf } from "./content.ts";

export type Asked = { export: number; medicalCenterId: number };

/**
 * Writes the file of an export, and how far it is. A killed process leaves bytes without a row, which the night
 * removes: the next attempt writes all of it again, the same bytes where its rows are the same. An export that was
 * removed, or is there, is left alone. Throws for another attempt.
 */
export async function writeExport(ctx: Ctx, { export: id, medicalCenterId }: Asked, lastAttempt: boolean) {
  const run = transactionsOf(ctx, medicalCenterId);
  const unfinished = and(eq(invoiceExports.id, id), isNull(invoiceExports.generatedAt));
  const change = (set: Partial<typeof invoiceExports.$inferInsert>) =>
    run(({ db }) => db.update(invoiceExports).set(set).where(unfinished));
  const [asked] = await run(({ db }) => db.select().from(invoiceExports).where(unfinished));
  if (!asked) return;
  // A process that is killed in the last attempt says no more: its export has failed unless the file comes after all.
  if (lastAttempt) await change({ failedAt: ctx.now() });
  let done = 0;
  const { name, extension, mime, bytes } = contentOf(asked, run);
  const uuid = randomUUID();
  const stored = await ctx.storage.put(
    uuid,
    bytes(async (count) => void (await change({ done: (done += count) }))),
  );
  await run(async ({ db }) => {
    const [row] = await db.select().from(invoiceExports).where(unfinished).for("update");
    if (!row) return;
    const createdAt = ctx.now();
    const file = { uuid, namespace: "export", name, extension, mime, ...stored };
    const [{ fileId }] = (await db
      .insert(files)
      .values({ ...file, medicalCenterId, createdAt, createdBy: asked.askedBy })
      .returning({ fileId: files.id })) as [{ fileId: number }];
    await db.update(invoiceExports).set({ generatedAt: createdAt, failedAt: null, fileId }).where(unfinished);
  });
}
