import { and, eq, isNull, sql } from "drizzle-orm";
import { bind, type Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { files } from "../core/db/tables/files.ts";
import { mails } from "../core/db/tables/mails.ts";
import { MailRefused, type Mail } from "../core/outside/mail.ts";
import { SmsRefused } from "../core/outside/sms.ts";
import { withoutTokens } from "./link-to.ts";

export type Posted = { mail: string; medicalCenterId: number | null };

/** Result of sending, when no other attempt follows: handed over where there is no failure. */
export type Sent = { mail: string; failure: string | null };
type Attempt = {
  lastAttempt?: boolean;
  onSettled?: (db: Db, sent: Sent) => Promise<void>;
  /** Writes the text that goes in place of the one in the outbox. */
  compose?: (db: Db) => Promise<string>;
};

/**
 * Hands a mail of the outbox over, once. A refusal that may pass is thrown, for another attempt. `onSettled` runs in
 * the transaction that says so.
 */
export async function sendMail(
  ctx: Ctx,
  { mail: id, medicalCenterId }: Posted,
  { lastAttempt = false, onSettled, compose }: Attempt = {},
) {
  const itsSender = <T>(work: (db: Db) => Promise<T>) => asSender(ctx, id, medicalCenterId, work);
  const change = (set: Partial<typeof mails.$inferInsert>, settled: boolean) =>
    itsSender(async (db) => {
      await db.update(mails).set(set).where(eq(mails.id, id));
      if (settled) await onSettled?.(db, { mail: id, failure: set.failure ?? null });
    });
  const [mail] = await itsSender((db) =>
    db
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), isNull(mails.sentAt))),
  );
  if (!mail) return;
  let answer: string | null;
  try {
    const attachments = mail.fileId === null ? [] : [await readAttachment(ctx, itsSender, mail.fileId)];
    answer = await handOver(ctx, compose ? { ...mail, body: await itsSender(compose) } : mail, attachments);
  } catch (refused) {
    const known = refused instanceof MailRefused || refused instanceof SmsRefused ? refused : null;
    const permanent = known?.permanent === true;
    answer = refused instanceof SmsRefused ? (refused.answer ?? null) : null;
    const failed = { failedAt: ctx.now(), failure: known?.message ?? "Mail not sent", answer };
    await change(failed, permanent || lastAttempt);
    if (permanent) return;
    throw refused;
  }
  // Without a mail server invitations are handed over personally, so theirs keep the link.
  const isHandedOver = ctx.settings.SMTP_URL !== undefined || medicalCenterId === null;
  const body = isHandedOver ? withoutTokens(mail.body) : mail.body;
  await change({ sentAt: ctx.now(), failedAt: null, failure: null, answer, body }, true);
}

type Attachments = NonNullable<Mail["attachments"]>;

/** Answers what a gateway of SMS has said to it. */
async function handOver(
  ctx: Ctx,
  { id, channel, recipient, replyTo, subject, body }: typeof mails.$inferSelect,
  attachments: Attachments,
): Promise<string | null> {
  if (channel === "SMS") return (await ctx.sms.send({ id, to: recipient, text: body })) || null;
  await ctx.mailer.send({
    id,
    to: recipient,
    subject,
    text: body,
    ...(replyTo && { replyTo }),
    ...(attachments.length > 0 && { attachments }),
  });
  return null;
}

type InSender = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** The stored file of a mail, with its bytes. */
async function readAttachment(ctx: Ctx, itsSender: InSender, fileId: number): Promise<Attachments[number]> {
  const [file] = await itsSender((db) => db.select().from(files).where(eq(files.id, fileId)));
  const { name, mime, uuid } = file!;
  const { stream } = await ctx.storage.get(uuid);
  return { name, mime, content: Buffer.from(await new Response(stream).arrayBuffer()) };
}

/** Row-level security hides account mails from every query that does not name their id. */
const asSender = <T>(
  ctx: Ctx,
  mail: string,
  medicalCenterId: number | null,
  work: (db: Db) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction(async (db) => {
    await bind(db, null, medicalCenterId);
    await db.execute(sql`select set_config('motus.mail', ${mail}, true)`);
    return work(db);
  });
