import { and, desc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import type { Attachment } from "./scope.ts";
import { visibleToMe } from "./visible-to-me.ts";

const PAGE_SIZE = 25;

export type AttachmentList = { items: Attachment[]; total: number; page: number; pageSize: number };

/** A page of a card's attachments that the caller may see, the latest first. A page past the last is the last. */
export async function listAttachments(
  ctx: Ctx,
  patientCardId: number,
  wanted: number | null | undefined,
): Promise<AttachmentList> {
  allow(ctx, "attachment:read");
  const which = and(eq(attachments.patientCardId, patientCardId), visibleToMe(ctx));
  const total = await ctx.db.$count(attachments, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select()
    .from(attachments)
    .where(which)
    .orderBy(desc(attachments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "attachment.listed", { patientCardId, details: { attachments: items.map(({ id }) => id) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}

/** Those of the given ones that the caller may see, by their ids. */
export async function attachmentsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Attachment>> {
  allow(ctx, "attachment:read");
  const rows = await ctx.db
    .select()
    .from(attachments)
    .where(and(anyOf(attachments.id, ids), visibleToMe(ctx)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of reports that the caller may see. */
export async function attachmentsOfReports(ctx: Ctx, reports: readonly number[]): Promise<Attachment[]> {
  allow(ctx, "attachment:read");
  return ctx.db
    .select()
    .from(attachments)
    .where(and(anyOf(attachments.medicalReportId, reports), visibleToMe(ctx)))
    .orderBy(attachments.id);
}
