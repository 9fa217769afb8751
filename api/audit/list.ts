import { and, desc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import { actionsOf, type AuditKind } from "#rules/audit/audit-actions.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, knownDay, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { auditRows } from "../db/tables/audit-rows.ts";
import { pageWithin } from "../page-within.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../track.ts";

const PAGE_SIZE = 25;
/** Limit of paging; older rows are reached by days. */
const MOST = 1000;

export type AuditQuery = {
  profile?: number | null;
  patientCard?: string | null;
  kind?: AuditKind | null;
  from?: IsoDate | null;
  to?: IsoDate | null;
  page?: number | null;
};
export type AuditRow = typeof auditRows.$inferSelect;

/**
 * The rows of the centre's audit log, `to` included, the latest first: by person, by patient (the card's uuid), by
 * kind. Those of the database, which only hold digests of money, are left out. Reading it is recorded too; with one patient as a look at who read the card. A page past the last is the last.
 */
export async function listAudit(ctx: Ctx, { profile, patientCard, kind, from, to, page: wanted }: AuditQuery) {
  allow(ctx, "auditLog:read");
  const card = patientCard ? await visibleCard(ctx, { uuid: patientCard }) : null;
  const which = and(
    eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId),
    profile ? eq(auditRows.profileId, profile) : undefined,
    ne(auditRows.action, "money.recorded"),
    card ? inArray(auditRows.patientCardId, await cardAndMerged(ctx, card.id)) : undefined,
    kind ? inArray(auditRows.action, actionsOf(kind)) : undefined,
    from ? gte(auditRows.at, instantOf(knownDay(from))) : undefined,
    to ? lt(auditRows.at, instantOf(addDays(knownDay(to), 1))) : undefined,
  );
  // In the order of the page: then an index is read from its end, however many rows there are.
  const found = await ctx.db.$count(
    ctx.db
      .select({ id: auditRows.id })
      .from(auditRows)
      .where(which)
      .orderBy(desc(auditRows.at))
      .limit(MOST + 1)
      .as("found"),
  );
  const total = Math.min(found, MOST);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const latest = [desc(auditRows.at), desc(auditRows.id)];
  const items: AuditRow[] = await ctx.db
    .select()
    .from(auditRows)
    .where(which)
    .orderBy(...latest)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const details = { profile, kind, from, to, page };
  await (card
    ? track(ctx, "accessLog.read", { patientCardId: card.id, details })
    : track(ctx, "auditLog.read", { details }));
  return { items, total, totalIsCapped: found > MOST, page, pageSize: PAGE_SIZE, card };
}
