import { count, desc, eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { mails } from "../db/tables/records.ts";
import { track } from "../track.ts";
import { shownMail, type Mail } from "./shown-mail.ts";

const MAILS_ON_A_PAGE = 50;

export type MailPage = { items: Mail[]; total: number; from: number };

/** The mails of the medical centre, newest first, a page at a time (the first is 1). */
export async function listMails(ctx: Ctx, page: number): Promise<MailPage> {
  allow(ctx, "outbox:read");
  const own = eq(mails.medicalCenterId, ctx.profile.medicalCenterId);
  const offset = Math.min(Math.max(page - 1, 0), 100_000) * MAILS_ON_A_PAGE;
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(own)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(MAILS_ON_A_PAGE)
    .offset(offset);
  const [all] = await ctx.db.select({ total: count() }).from(mails).where(own);
  await track(ctx, "outbox.listed", { details: { page } });
  return { items: rows.map((row) => shownMail(ctx, row)), total: all!.total, from: offset + 1 };
}
