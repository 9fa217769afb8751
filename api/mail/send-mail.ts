import { and, eq, isNull, sql } from "drizzle-orm";
import { bind, type Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { mails } from "../db/tables/mails.ts";
import { MailRefused } from "../outside/mail.ts";
import { withoutTokens } from "./link-to.ts";

export type Posted = { mail: string; medicalCenterId: number | null };

/** Hands a mail of the outbox over, once. A refusal that may pass is thrown, for another attempt. */
export async function sendMail(ctx: Ctx, { mail: id, medicalCenterId }: Posted) {
  const itsSender = <T>(work: (db: Db) => Promise<T>) => asSender(ctx, id, medicalCenterId, work);
  const change = (set: Partial<typeof mails.$inferInsert>) =>
    itsSender((db) => db.update(mails).set(set).where(eq(mails.id, id)));
  const [mail] = await itsSender((db) =>
    db
      .select()
      .from(mails)
      .where(and(eq(mails.id, id), isNull(mails.sentAt))),
  );
  if (!mail) return;
  try {
    await ctx.mailer.send({ id, to: mail.recipient, subject: mail.subject, text: mail.body });
  } catch (refused) {
    await change({ failedAt: ctx.now(), failure: refused instanceof MailRefused ? refused.message : "Mail not sent" });
    if (refused instanceof MailRefused && refused.permanent) return;
    throw refused;
  }
  // Without a mail server invitations are handed over personally, so theirs keep the link.
  const isHandedOver = ctx.settings.SMTP_URL !== undefined || medicalCenterId === null;
  await change({
    sentAt: ctx.now(),
    failedAt: null,
    failure: null,
    body: isHandedOver ? withoutTokens(mail.body) : mail.body,
  });
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
