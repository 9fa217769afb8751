import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { notices } from "../db/tables/notices.ts";
import { pageWithin } from "../page-within.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../track.ts";
import type { NoticeRow } from "./row.ts";

const PAGE_SIZE = 50;

export type NoticeList = { items: NoticeRow[]; total: number; page: number; pageSize: number };

/** A page of the messages to a patient, the newest first. A page past the last is the last. */
export async function listNotices(ctx: Ctx, patientCard: number, page: number): Promise<NoticeList> {
  allow(ctx, "patientCard:read");
  const card = await visibleCard(ctx, { id: patientCard });
  const list = await pageOf(ctx, inArray(notices.patientCardId, await cardAndMerged(ctx, card.id)), page);
  await track(ctx, "notice.listed", { entityId: card.id, patientCardId: card.id });
  return list;
}

/** A page of the centre's messages that were refused for good, the newest first. */
export async function listRefusedNotices(ctx: Ctx, page: number): Promise<NoticeList> {
  allow(ctx, "medicalCenter:write");
  const list = await pageOf(ctx, eq(notices.state, "REFUSED"), page);
  await track(ctx, "notice.refusedListed", { details: { page: list.page } });
  return list;
}

async function pageOf(ctx: ProfileCtx, some: SQL, wanted: number): Promise<NoticeList> {
  const which = and(eq(notices.medicalCenterId, ctx.profile.medicalCenterId), some);
  const total = await ctx.db.$count(notices, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select()
    .from(notices)
    .where(which)
    .orderBy(desc(notices.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { items, total, page, pageSize: PAGE_SIZE };
}
