import { and, desc, eq, gte, inArray, lt } from "drizzle-orm";
import { actionsOf, type AuditKind } from "#rules/audit-actions.ts";
import { addDays, instantOf, knownDay, type IsoDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { auditRows } from "../db/tables/records.ts";
import { cardAndMerged, visibleCard } from "../patients/scope.ts";
import { track } from "../track.ts";

const PAGE_SIZE = 25;
/** So many can be paged through; what is older is reached by days. */
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
 * What was read and done in the centre, `to` included, the latest first: by whom, about which patient (by the card's uuid), of
 * which kind. Looking at it is written down too, of one patient as a look at who looked into the card. A page past the last is the last.
 */
export async function listAudit(ctx: Ctx, { profile, patientCard, kind, from, to, page: wanted }: AuditQuery) {
  allow(ctx, "auditLog:read");
  const card = patientCard ? await visibleCard(ctx, { uuid: patientCard }) : null;
  const which = and(
    eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId),
    profile ? eq(auditRows.profileId, profile) : undefined,
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
  const page = Math.min(Math.max(1, wanted ?? 1), Math.max(1, Math.ceil(total / PAGE_SIZE)));
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
