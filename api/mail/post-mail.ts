import { randomUUID } from "node:crypto";
import type { Ctx } from "../context.ts";
import { mails } from "../db/tables/mails.ts";
import { enqueue } from "../queue/queue.ts";
import type { MailText } from "./mail-texts.ts";

/** Writes a mail into the outbox and has it sent: both happen with the transaction, or neither. */
export async function postMail(
  ctx: Pick<Ctx, "db" | "now">,
  to: { recipient: string; medicalCenterId: number | null },
  text: MailText,
) {
  const id = randomUUID();
  await ctx.db.insert(mails).values({ id, ...to, ...text, createdAt: ctx.now() });
  await enqueue(ctx.db, "sendMail", { mail: id, medicalCenterId: to.medicalCenterId }, { maxAttempts: 10 });
}
