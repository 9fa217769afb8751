import { desc, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { mails } from "../db/tables/mails.ts";
import { pageWithin } from "../page-within.ts";
import { track } from "../track.ts";
import { shownMail, type Mail } from "./shown-mail.ts";

const PAGE_SIZE = 50;

export type MailList = { items: Mail[]; total: number; page: number; pageSize: number };

/** A page of the mails of the medical centre, the newest first. A page past the last is the last. */
export async function listMails(ctx: Ctx, wanted: number): Promise<MailList> {
  allow(ctx, "outbox:read");
  const own = eq(mails.medicalCenterId, ctx.profile.medicalCenterId);
  const total = await ctx.db.$count(mails, own);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(own)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "outbox.listed", { details: { page } });
  return { items: rows.map((row) => shownMail(ctx, row)), total, page, pageSize: PAGE_SIZE };
}
