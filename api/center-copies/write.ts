import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { languageOf } from "#rules/language-of.ts";
import type { Ctx } from "../core/context.ts";
import { isFull } from "../core/db/client.ts";
import { centerCopies } from "../core/db/tables/center-copies.ts";
import { files } from "../core/db/tables/files.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { enqueue } from "../core/queue/queue.ts";
import { trackUnsigned } from "../core/track.ts";
import { snapshotsOf, transactionsOf, type Storing } from "../core/transactions-of.ts";
import { whichInvoices } from "./invoices.ts";
import { leavingRoom } from "./leaving-room.ts";
import { copiedLists } from "./lists.ts";
import { notifyOfCopy } from "./mails.ts";
import type { Making } from "./making.ts";
import { archiveOf } from "./parts.ts";
import { whichPatients } from "./patients.ts";
import { KEPT_MS } from "./scope.ts";
import { copyWords } from "./words.ts";

export type Asked = { copy: number; medicalCenterId: number };

const unfinished = (id: number) => and(eq(centerCopies.id, id), isNull(centerCopies.madeAt));

/**
 * Makes the file of a copy, and says how far it is. A killed process leaves bytes without a row, which the night
 * removes: the next attempt makes all of it again. A full disk ends it with that reason; throws for another attempt
 * otherwise.
 */
export async function writeCopy(ctx: Ctx, { copy: id, medicalCenterId }: Asked, lastAttempt: boolean) {
  const run = transactionsOf(ctx, medicalCenterId);
  const change = (set: Partial<typeof centerCopies.$inferInsert>) =>
    run(({ db }) => db.update(centerCopies).set(set).where(unfinished(id)));
  const begun = await run((ctx) => beginCopy(ctx, id, lastAttempt));
  if (!begun) return;
  let done = 0;
  const unwanted = new AbortController();
  const making: Making = {
    ...begun,
    ctx,
    medicalCenterId,
    run,
    // A standby may break a long reading off, and would do so again.
    snapshot: snapshotsOf(lastAttempt ? { ...ctx, replica: null } : ctx, medicalCenterId),
    unwanted: unwanted.signal,
    missing: [],
    onDone: async (count) => void (await change({ done: (done += count) })),
  };
  const uuid = randomUUID();
  try {
    const stored = await ctx.storage.put(uuid, leavingRoom(archiveOf(making), ctx.settings.dataDir));
    await run((ctx) => finishCopy(ctx, id, { uuid, ...stored }, making));
  } catch (error) {
    if (!isFull(error) && !lastAttempt) throw error;
    await run(async (storing) => {
      const fault = isFull(error) ? "diskFull" : "unexpected";
      await storing.db.update(centerCopies).set({ failedAt: ctx.now(), fault }).where(unfinished(id));
      await trackUnsigned(storing, medicalCenterId, "centerCopy.failed", { entityId: id, details: { fault } });
      await notifyOfCopy({ ...ctx, db: storing.db }, making, "failed");
    });
    if (!isFull(error)) throw error;
  } finally {
    unwanted.abort();
  }
}

/** Counts what the copy is of; nothing where it is made or has failed. */
async function beginCopy(ctx: Storing, id: number, lastAttempt: boolean) {
  const { db, profile } = ctx;
  const [found] = await db
    .select({ orderer: profiles, center: medicalCenters })
    .from(centerCopies)
    .innerJoin(profiles, eq(profiles.id, centerCopies.orderedBy))
    .innerJoin(medicalCenters, eq(medicalCenters.id, centerCopies.medicalCenterId))
    .where(and(unfinished(id), isNull(centerCopies.failedAt), eq(medicalCenters.id, profile.medicalCenterId)));
  if (!found) return null;
  const total =
    copiedLists.length +
    (await db.$count(invoices, whichInvoices(ctx))) +
    (await db.$count(patientCards, whichPatients(ctx)));
  // A process that is killed in the last attempt says no more: its copy has failed unless the file comes after all.
  const failed = lastAttempt && { failedAt: ctx.now(), fault: "unexpected" as const };
  await db
    .update(centerCopies)
    .set({ done: 0, total, ...failed })
    .where(unfinished(id));
  const { orderer, center } = found;
  return {
    center: center.name,
    language: languageOf(center.country),
    orderer: { id: orderer.id, userId: orderer.userId ?? 0, profession: orderer.profession },
  };
}

/** Gives the copy its file, which a job removes after its month. */
async function finishCopy(
  ctx: Storing,
  id: number,
  stored: Pick<typeof files.$inferInsert, "uuid" | "size" | "sha256">,
  making: Making,
) {
  const { db } = ctx;
  const { medicalCenterId, orderer, missing, language } = making;
  const [row] = await db.select().from(centerCopies).where(unfinished(id)).for("update");
  if (!row) return;
  const madeAt = ctx.now();
  const name = `${copyWords[language].fileName}-${localDate(madeAt)}.zip`;
  const kind = { namespace: "centerCopy", name, extension: "zip", mime: "application/zip" };
  const [file] = await db
    .insert(files)
    .values({ ...kind, ...stored, medicalCenterId, createdAt: madeAt, createdBy: orderer.id })
    .returning();
  await db
    .update(centerCopies)
    .set({ madeAt, failedAt: null, fault: null, size: stored.size, missing: missing.length, fileId: file!.id })
    .where(unfinished(id));
  await trackUnsigned(ctx, medicalCenterId, "centerCopy.made", {
    entityId: id,
    details: { size: stored.size, missing: missing.length },
  });
  await notifyOfCopy({ ...making.ctx, db }, making, "made");
  await enqueue(db, "forgetCenterCopy", { copy: id, medicalCenterId }, { after: KEPT_MS });
}
