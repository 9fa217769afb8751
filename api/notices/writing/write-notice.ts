import { and, eq, isNull } from "drizzle-orm";
import { bind, type Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { mails } from "../../core/db/tables/mails.ts";
import { notices } from "../../core/db/tables/notices.ts";
import { postNotice } from "../../mail/post-mail.ts";
import type { Posted } from "../../mail/send-mail.ts";
import { countMessage } from "../../mail/young-centers.ts";
import { enqueueWriting } from "../enqueue-writing.ts";
import type { NoticeRow } from "../row.ts";
import { compose } from "./compose.ts";

export type Due = { notice: number; medicalCenterId: number };

/**
 * Writes a due notice into the outbox, or stops it, with what its visits have come to. It is done once; one that is
 * not due yet waits on.
 */
export const writeNotice = (ctx: Ctx, { notice: id, medicalCenterId }: Due) =>
  ctx.db.transaction(async (db) => {
    await bind(db, null, medicalCenterId);
    const [notice] = await db
      .select()
      .from(notices)
      .where(and(eq(notices.id, id), eq(notices.state, "WAITING"), isNull(notices.writtenAt)))
      .for("update");
    if (!notice) return;
    if (notice.sendAt > ctx.now()) await enqueueWriting({ db, now: ctx.now }, notice);
    else await write({ ...ctx, db }, notice);
  });

/**
 * Compares a notice of the outbox with its visits once more, before each attempt to send it: a mail server may have
 * been away for hours. One that is no longer true leaves the outbox.
 */
export const rewriteNotice = (ctx: Ctx, { mail, medicalCenterId }: Posted) =>
  ctx.db.transaction(async (db) => {
    await bind(db, null, medicalCenterId);
    const [notice] = await db
      .select()
      .from(notices)
      .where(and(eq(notices.uuid, mail), eq(notices.state, "WAITING")))
      .for("update");
    if (notice) await write({ ...ctx, db }, notice);
  });

async function write(ctx: Ctx, notice: NoticeRow) {
  const change = (set: Partial<NoticeRow>) => ctx.db.update(notices).set(set).where(eq(notices.id, notice.id));
  const posted = eq(mails.id, notice.uuid);
  const composed = await composeWithinNumber(ctx, notice);
  if ("stop" in composed) {
    await change({ state: "STOPPED", stopReason: composed.stop, settledAt: ctx.now() });
    await ctx.db.delete(mails).where(posted);
    return;
  }
  const { occasion, visits, others, to, replyTo, text } = composed;
  await change({ occasion, visits, writtenAt: ctx.now() });
  for (const other of others) await writeAfter(ctx.db, ctx, notice, other);
  const { uuid, medicalCenterId, channel } = notice;
  if (notice.writtenAt)
    await ctx.db
      .update(mails)
      .set({ recipient: to, replyTo, ...text })
      .where(posted);
  else await postNotice(ctx, { id: uuid, recipient: to, medicalCenterId, channel, replyTo }, text);
}

/** A notice is counted when it is written first. */
async function composeWithinNumber(ctx: Ctx, notice: NoticeRow): ReturnType<typeof compose> {
  const composed = await compose(ctx, notice);
  if ("stop" in composed || notice.writtenAt) return composed;
  const { fullUntil } = await countMessage(ctx, composed.center);
  return fullUntil ? { stop: "CENTER_YOUNG" } : composed;
}

/** Another outcome of the visits, such as one cancelled of a moved series, is a notice of its own. */
async function writeAfter(db: Db, ctx: Ctx, notice: NoticeRow, other: Pick<NoticeRow, "occasion" | "visits">) {
  const { medicalCenterId, patientCardId, channel, createdBy, cause } = notice;
  const [row] = await db
    .insert(notices)
    .values({
      ...other,
      medicalCenterId,
      patientCardId,
      channel,
      createdBy,
      cause: `${cause} ${other.occasion}`,
      createdAt: ctx.now(),
      sendAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (row) await enqueueWriting({ db, now: ctx.now }, row);
}
