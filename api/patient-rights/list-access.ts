import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, knownDay, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { auditRows } from "../core/db/tables/audit-rows.ts";
import { pageWithin } from "../core/page-within.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";

const PAGE_SIZE = 50;
const MOST = 1000;

export type AccessQuery = {
  patientCard: number;
  from?: IsoDate | null;
  to?: IsoDate | null;
  page?: number | null;
  pageSize?: number | null;
};
export type Access = { at: Date; profileId: number | null; actions: string[] };

/**
 * The access log of a card, `to` included, the latest first; one request is one entry. Lists in which the patient is
 * one of many are left out. A page past the last is the last.
 */
export async function listAccess(ctx: Ctx, { patientCard, from, to, page: wanted, pageSize: size }: AccessQuery) {
  allow(ctx, "patientRights:serve");
  const card = await visibleCard(ctx, { id: patientCard });
  const pageSize = Math.min(Math.max(1, size ?? PAGE_SIZE), MOST);
  const which = and(
    eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId),
    inArray(auditRows.patientCardId, await cardAndMerged(ctx, card.id)),
    from ? gte(auditRows.at, instantOf(knownDay(from))) : undefined,
    to ? lt(auditRows.at, instantOf(addDays(knownDay(to), 1))) : undefined,
  );
  const last = sql<number>`max(${auditRows.id})`;
  const entries = ctx.db
    .select({
      at: sql`min(${auditRows.at})`.mapWith(auditRows.at).as("at"),
      profileId: auditRows.profileId,
      actions: sql<string[]>`array_agg(distinct ${auditRows.action})`.as("actions"),
    })
    .from(auditRows)
    .where(which)
    .groupBy(auditRows.requestId, auditRows.profileId);
  const total = await ctx.db.$count(entries.as("entries"));
  const page = pageWithin(wanted, total, pageSize);
  const items: Access[] = await entries
    .orderBy(desc(last))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  await track(ctx, "accessLog.read", { patientCardId: card.id });
  return { items, total, page, pageSize };
}
