import { randomUUID } from "node:crypto";
import type { NotificationType } from "#rules/notices/alerts.ts";
import type { Ctx } from "../core/context.ts";
import { mails } from "../core/db/tables/mails.ts";
import { enqueue } from "../core/queue/queue.ts";
import type { MailText } from "./mail-texts.ts";

type Addressed = { recipient: string; medicalCenterId: number | null };
/** The file is attached when the mail goes: the outbox keeps its id. */
type Letter = Addressed & { replyTo?: string | null; fileId?: number };

/** Writes a mail into the outbox and has it sent: both happen with the transaction, or neither. */
export async function postMail(ctx: Pick<Ctx, "db" | "now">, to: Letter, text: MailText) {
  const id = randomUUID();
  await ctx.db.insert(mails).values({ id, ...to, ...text, createdAt: ctx.now() });
  await enqueue(
    ctx.db,
    "sendMail",
    { mail: id, medicalCenterId: to.medicalCenterId },
    { maxAttempts: 10, oneAtATime: "center" },
  );
}

type Once = { recipient: string; medicalCenterId: number; replyTo: string | null; cause: string };

/**
 * The same for a mail that is written once for its cause: later ones are left out. Those of a job go one at a time, so
 * that a killed process repeats one at most.
 */
export async function postOnce(ctx: Pick<Ctx, "db" | "now">, to: Once, text: MailText, job = "sendMail", about = {}) {
  const [mail] = await ctx.db
    .insert(mails)
    .values({ ...to, ...text, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  const payload = { mail: mail?.id, medicalCenterId: to.medicalCenterId, ...about };
  if (mail) await enqueue(ctx.db, job, payload, { maxAttempts: 10, oneAtATime: "center" });
}

type Notice = Addressed & { id: string; channel: NotificationType; replyTo: string | null };

/**
 * The same for a notice, by its id. Those of a channel go one at a time, so that a killed process repeats one at most.
 */
export async function postNotice(ctx: Pick<Ctx, "db" | "now">, notice: Notice, text: MailText) {
  await ctx.db.insert(mails).values({ ...notice, ...text, createdAt: ctx.now() });
  const job = notice.channel === "SMS" ? "sendSms" : "sendNotice";
  const payload = { mail: notice.id, medicalCenterId: notice.medicalCenterId };
  await enqueue(ctx.db, job, payload, { maxAttempts: 10, oneAtATime: "center" });
}
